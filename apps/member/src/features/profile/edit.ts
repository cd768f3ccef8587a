import { type Args, api } from "@plaudit/api/client.ts";
import { type CurrentMember, profileBody as versionedBody } from "@plaudit/api/profile.ts";
import { forgetAnswers, setAnswer } from "@plaudit/api/react";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import * as z from "zod/mini";

export const NAME_MAX = 80;
export const profileBody = z.omit(versionedBody, { version: true });
type ProfileBody = Omit<Args<"PATCH /identity/tenantMembers/me">["body"], "version">;

/** Without `avatar` the picture stays as it is; null takes it away. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
  birthday: string;
  publicStaffProfile: boolean;
  avatar?: PictureChoice;
}
export const valuesOf = ({
  firstName,
  lastName,
  jobTitle,
  birthday,
  publicStaffProfile,
}: CurrentMember): ProfileValues => ({
  firstName,
  lastName,
  jobTitle: jobTitle ?? "",
  birthday: birthday ?? "",
  publicStaffProfile,
  avatar: undefined,
});
export const toBody = ({ avatar, jobTitle, birthday, ...typed }: ProfileValues): ProfileBody => ({
  ...typed,
  jobTitle: jobTitle || null,
  birthday: birthday || null,
  ...(avatar === undefined ? {} : { avatarId: avatar?.id ?? null }),
});

export const saveProfile = (body: ProfileBody, version: number): Promise<CurrentMember> =>
  api("PATCH /identity/tenantMembers/me", { body: { ...body, version } });

/** Name and picture are shown everywhere: whatever was loaded before is loaded again. */
export function refreshProfile(me: CurrentMember) {
  forgetAnswers();
  void setAnswer("GET /identity/tenantMembers/me", undefined, me);
}
