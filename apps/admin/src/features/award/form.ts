import type { Badge } from "@plaudit/api/award-badges.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { type AudienceValue, audienceValue } from "../../lib/audience-value.ts";
import type { AwardType, AwardTypeBody } from "./data.ts";

export const pins = ["0", "1", "3", "7"] as const;
export interface AwardTypeValues {
  name: string;
  description: string;
  badge: Badge;
  picture: PictureChoice;
  pointsLocked: boolean;
  points: string;
  bankId: string;
  senders: AudienceValue;
  notify: boolean;
  /** Days; 0 is never. */
  pin: (typeof pins)[number];
  active: boolean;
}

const sendersOf = (type: AwardType): AudienceValue => {
  const named = (of: "team" | "tenantMember") =>
    type.senders
      .filter((one) => one.type === of)
      .map(({ id, displayData: { name, jobTitle } }) => ({ id, label: name, note: jobTitle }));
  const [teams, members, roles] = [named("team"), named("tenantMember"), type.senderRoles];
  return { everyone: teams.length + members.length + roles.length === 0, teams, members, roles };
};

export const awardTypeValues = (type: AwardType | null): AwardTypeValues => ({
  name: type?.name ?? "",
  description: type?.description ?? "",
  badge: type?.badge ?? "lighthouse",
  picture: undefined,
  pointsLocked: type?.pointsLocked ?? true,
  points: String(type?.points ?? 0),
  bankId: type?.budgetItemId ?? "",
  senders: type ? sendersOf(type) : audienceValue(undefined),
  notify: type?.notify ?? false,
  pin: String(type?.pinForDays ?? 0) as AwardTypeValues["pin"],
  active: !type?.archived,
});

/** What the contract takes for a number; anything else is refused at its field. */
const wholeOf = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Nobody chosen is not everybody: the contract refuses what stands for it. */
function senderIds({ everyone, members, teams, roles }: AudienceValue): string[] {
  const chosen = [...roles, ...[...teams, ...members].map(({ id }) => id)];
  return everyone ? [] : chosen.length > 0 ? chosen : [""];
}

export const awardTypeBody = (type: AwardType | null, values: AwardTypeValues): AwardTypeBody => ({
  name: values.name,
  description: values.description,
  badge: values.badge,
  mediaObjectId: values.picture === undefined ? (type?.mediaObjectId ?? null) : (values.picture?.id ?? null),
  points: wholeOf(values.points),
  pointsLocked: values.pointsLocked,
  budgetItemId: values.bankId || null,
  senders: senderIds(values.senders),
  archived: !values.active,
  notify: values.notify,
  pinForDays: values.pin === "0" ? null : (Number(values.pin) as 1 | 3 | 7),
});
