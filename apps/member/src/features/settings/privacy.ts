import { api } from "@plaudit/api/client.ts";
import type { CurrentMember, Privacy } from "@plaudit/api/profile.ts";
import { revalidate, setAnswer } from "@plaudit/api/react";

const key = "GET /identity/tenantMembers/me";
let last: Promise<unknown> = Promise.resolve();

/** Shows at once and is saved in the order of the clicks; what did not reach the server is shown as it was. */
export async function changePrivacy(me: CurrentMember, change: Partial<Privacy>) {
  await setAnswer(key, undefined, { ...me, ...change });
  const save = () => api("PATCH /identity/tenantMembers/me", { body: change });
  const own = last.then(save, save);
  last = own;
  try {
    const saved = await own;
    if (last === own) await setAnswer(key, undefined, saved);
  } catch (error) {
    await revalidate(key);
    throw error;
  }
}
