import { type ApiError, api } from "@plaudit/api/client.ts";
import { isBlank, isOneLine } from "@plaudit/api/plain-text.ts";
import type { CurrentMember } from "@plaudit/api/profile.ts";
import { forgetAnswers, setAnswer } from "@plaudit/api/react";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";

export const NAME_MAX = 80;

/** What is on the form. Without `avatar` the picture stays as it is; null takes it away. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  publicStaffProfile: boolean;
  prefersPrivate: boolean;
  avatar?: PictureChoice;
  version: number;
}
export type ProfileFaults = Partial<Record<"firstName" | "lastName" | "avatarId" | "root", string>>;

export const draftOf = (me: CurrentMember): ProfileDraft => ({
  firstName: me.firstName,
  lastName: me.lastName,
  publicStaffProfile: me.publicStaffProfile,
  prefersPrivate: me.prefersPrivate,
  version: me.version,
});

export const isChanged = (draft: ProfileDraft, me: CurrentMember): boolean =>
  draft.avatar !== undefined ||
  (["firstName", "lastName", "publicStaffProfile", "prefersPrivate"] as const).some((key) => draft[key] !== me[key]);

interface Words {
  required: string;
  tooLong: string;
  oneLine: string;
}
export function checkDraft(draft: ProfileDraft, { required, tooLong, oneLine }: Words): ProfileFaults {
  const faults: ProfileFaults = {};
  for (const name of ["firstName", "lastName"] as const) {
    const text = draft[name].trim();
    if (isBlank(text)) faults[name] = required;
    else if (text.length > NAME_MAX) faults[name] = tooLong;
    else if (!isOneLine(text)) faults[name] = oneLine;
  }
  return faults;
}

/** What the server says of each field, and of the whole. */
export function faultsOf(error: ApiError, fallback: string): ProfileFaults {
  const faults: ProfileFaults = {};
  for (const { path, message } of error.details) {
    const name = Array.isArray(path) ? path.join(".") : path;
    if (name === "firstName" || name === "lastName" || name === "avatarId") faults[name] ??= message;
    else faults.root ??= message;
  }
  return Object.keys(faults).length > 0 ? faults : { root: fallback };
}

/** Name and picture stand everywhere: whatever is kept of before is asked for anew. */
export async function saveProfile({ avatar, ...draft }: ProfileDraft): Promise<void> {
  const body = { ...draft, ...(avatar === undefined ? {} : { avatarId: avatar?.id ?? null }) };
  const me = await api("PATCH /identity/tenantMembers/me", { body });
  forgetAnswers();
  await setAnswer("GET /identity/tenantMembers/me", {}, me);
}
