import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import { revalidate, setAnswer, useQuery } from "@plaudit/api/react";

const key = "GET /notification/channelPreferences";
export type Preferences = Answer<typeof key>;
type Change = NonNullable<Args<"PATCH /notification/channelPreferences">["body"]>;

export const usePreferences = () => useQuery(key, {});

/** The preferences once this change is made. */
function changed(before: Preferences, { kinds = [], digest = before.digest }: Change): Preferences {
  const groups = before.groups.map((group) => ({
    ...group,
    kinds: group.kinds.map((kind) => ({ ...kind, ...kinds.find((change) => change.kind === kind.kind) })),
  }));
  return { ...before, groups, digest };
}

/** Nothing here can be refused, so it shows at once; what did not reach the server is shown as it was. */
export async function changePreferences(before: Preferences, change: Change) {
  await setAnswer(key, {}, changed(before, change));
  try {
    await api("PATCH /notification/channelPreferences", { body: change });
  } catch (error) {
    await revalidate(key);
    throw error;
  }
}
