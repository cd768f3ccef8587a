import { useTranslation } from "@plaudit/i18n/react.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import type { FieldIssue } from "@plaudit/ui/form/use-entity-form.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import type { MemberRecord, NewMember } from "./data.ts";
import type { roles } from "./filters.ts";

/** What the fields hold: texts that may be empty, and choices with the names by which they are shown. */
export interface MemberFields {
  avatar: PictureChoice;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  department: string;
  country: string;
  birthday: string;
  locale: "" | "en" | "fr" | "ar";
  timezone: string;
  publicStaffProfile: boolean;
  role: (typeof roles)[number];
  managers: Choice[];
  teams: Choice[];
}
const blank = (text: string) => (text.trim() === "" ? null : text);

const choicesOf = (named: { id: string; name: string }[]): Choice[] =>
  named.map(({ id, name }) => ({ id, label: name }));

export const fieldsOf = (member: MemberRecord): MemberFields => ({
  avatar: undefined,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email ?? "",
  jobTitle: member.jobTitle ?? "",
  department: member.department ?? "",
  country: member.country ?? "",
  birthday: member.birthday ?? "",
  locale: member.locale ?? "",
  timezone: member.timezone ?? "",
  publicStaffProfile: member.publicStaffProfile,
  role: member.role,
  managers: choicesOf(member.managers),
  teams: choicesOf(member.teams.filter((team) => team.teamType === "manual")),
});

export const toBody = (fields: MemberFields) => ({
  ...(fields.avatar === undefined ? {} : { avatarId: fields.avatar?.id ?? null }),
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: blank(fields.email),
  jobTitle: blank(fields.jobTitle),
  department: blank(fields.department),
  country: blank(fields.country),
  birthday: blank(fields.birthday),
  locale: fields.locale === "" ? null : fields.locale,
  timezone: blank(fields.timezone),
  publicStaffProfile: fields.publicStaffProfile,
  role: fields.role,
  managerIds: fields.managers.map((one) => one.id),
  teamIds: fields.teams.map((one) => one.id),
});

/** The error of an e-mail address that the contract refuses, unless it is only too long. */
export function useBadEmail() {
  const { t } = useTranslation("member");
  return (field: string, { code }: FieldIssue) =>
    field === "email" && code !== "too_big" ? t(($) => $.form.badEmail) : undefined;
}

export type InviteFields = Pick<
  MemberFields,
  "firstName" | "lastName" | "email" | "jobTitle" | "department" | "role" | "managers"
> & { invite: boolean };
/** The next one usually belongs where the one before does. */
export const inviteFieldsOf = (before: MemberRecord | null): InviteFields => ({
  firstName: "",
  lastName: "",
  email: "",
  jobTitle: "",
  department: before?.department ?? "",
  role: "employee",
  managers: before ? choicesOf(before.managers) : [],
  invite: false,
});
export const toNewMember = (fields: InviteFields): NewMember => ({
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: blank(fields.email),
  jobTitle: blank(fields.jobTitle),
  department: blank(fields.department),
  role: fields.role,
  managerIds: fields.managers.map((one) => one.id),
  invite: fields.invite && fields.email.trim() !== "",
});
