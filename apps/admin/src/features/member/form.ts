import { zodResolver } from "@hookform/resolvers/zod";
import { memberBody, newMemberBody } from "@plaudit/api/member.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import { type FieldWords, fieldFault } from "../../lib/field-words.ts";
import type { MemberRecord, NewMember } from "./data.ts";
import type { roles } from "./filters.ts";

interface Words extends FieldWords {
  badEmail: string;
}
const worded = (words: Words) => ({
  error: (issue: { code?: string; maximum?: unknown; path?: PropertyKey[] }) =>
    issue.code !== "too_big" && issue.path?.at(-1) === "email" ? words.badEmail : fieldFault(words, issue),
});

/** What the fields hold: texts that may be empty, and choices with the names by which they are shown. */
export interface MemberFields {
  avatar: PictureChoice;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  department: string;
  country: string;
  locale: "" | "en" | "fr" | "ar";
  timezone: string;
  publicStaffProfile: boolean;
  role: (typeof roles)[number];
  managers: Choice[];
  teams: Choice[];
}
const blank = (text: string) => (text.trim() === "" ? null : text);

const fieldsOf = (member: MemberRecord): MemberFields => ({
  avatar: undefined,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email ?? "",
  jobTitle: member.jobTitle ?? "",
  department: member.department ?? "",
  country: member.country ?? "",
  locale: member.locale ?? "",
  timezone: member.timezone ?? "",
  publicStaffProfile: member.publicStaffProfile,
  role: member.role,
  managers: member.managers.map(({ id, name }) => ({ id, label: name })),
  teams: member.teams.filter((team) => team.teamType === "manual").map(({ id, name }) => ({ id, label: name })),
});

export const toBody = (fields: MemberFields) => ({
  ...(fields.avatar === undefined ? {} : { avatarId: fields.avatar?.id ?? null }),
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: blank(fields.email),
  jobTitle: blank(fields.jobTitle),
  department: blank(fields.department),
  country: blank(fields.country),
  locale: fields.locale === "" ? null : fields.locale,
  timezone: blank(fields.timezone),
  publicStaffProfile: fields.publicStaffProfile,
  role: fields.role,
  managerIds: fields.managers.map((one) => one.id),
  teamIds: fields.teams.map((one) => one.id),
});

/** The contract's own schema decides, over what would be sent. */
function checked<T extends FieldValues>(resolve: Resolver<never>, body: (fields: T) => object): Resolver<T> {
  return async (fields, context, options) => {
    const { errors } = await (resolve as unknown as Resolver<FieldValues>)(body(fields), context, options as never);
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values: fields, errors: {} };
  };
}

export const useMemberForm = (member: MemberRecord, words: Words) =>
  useForm<MemberFields>({
    defaultValues: fieldsOf(member),
    mode: "onTouched",
    resolver: checked(zodResolver(memberBody, worded(words)) as unknown as Resolver<never>, toBody),
  });

export type InviteFields = Pick<
  MemberFields,
  "firstName" | "lastName" | "email" | "jobTitle" | "department" | "role" | "managers"
> & { invite: boolean };
export const noInvite: InviteFields = {
  firstName: "",
  lastName: "",
  email: "",
  jobTitle: "",
  department: "",
  role: "employee",
  managers: [],
  invite: false,
};
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
export const useInviteForm = (words: Words) =>
  useForm<InviteFields>({
    defaultValues: noInvite,
    mode: "onTouched",
    resolver: checked(zodResolver(newMemberBody, worded(words)) as unknown as Resolver<never>, toNewMember),
  });
