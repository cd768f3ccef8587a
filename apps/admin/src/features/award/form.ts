import type { Badge } from "@plaudit/api/award-badges.ts";
import type { Role } from "@plaudit/api/permissions.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { limitOf, wholeOf } from "@plaudit/ui/form/typed-number.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { type AudienceValue, audienceValue } from "../../lib/audience-value.ts";
import { instantOf, localTime } from "../../lib/local-time.ts";
import { personChoice } from "../../lib/pickers.ts";
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
  nomination: boolean;
  /** As the browser's own field holds them. */
  opensAt: string;
  closesAt: string;
  /** Empty is no limit. */
  maxNominations: string;
  /** How many are to win; empty leaves it open. */
  places: string;
  nominators: AudienceValue;
  candidates: AudienceValue;
  /** A jury decides, not the administrator alone. */
  judged: boolean;
  jury: Choice[];
  criteria: { name: string; description: string }[];
  anonymous: boolean;
  judgingDays: string;
  notify: boolean;
  /** Days; 0 is never. */
  pin: (typeof pins)[number];
  active: boolean;
}

function audienceOf(named: AwardType["senders"], roles: Role[], everyone: boolean): AudienceValue {
  const chosen = (of: "team" | "tenantMember") =>
    named
      .filter((one) => one.type === of)
      .map(({ id, displayData: { name, jobTitle } }) => ({ id, label: name, note: jobTitle }));
  return { everyone, teams: chosen("team"), members: chosen("tenantMember"), roles };
}
const sendersOf = ({ senders, senderRoles }: AwardType): AudienceValue =>
  audienceOf(senders, senderRoles, senders.length + senderRoles.length === 0);

export type Begun = Pick<AwardTypeValues, "badge" | "name" | "description">;

export const awardTypeValues = (type: AwardType | null, nomination: boolean, begun?: Begun): AwardTypeValues => ({
  name: type?.name ?? begun?.name ?? "",
  description: type?.description ?? begun?.description ?? "",
  badge: type?.badge ?? begun?.badge ?? "lighthouse",
  picture: undefined,
  pointsLocked: type?.pointsLocked ?? true,
  points: String(type?.points ?? 0),
  bankId: type?.budgetItemId ?? "",
  senders: type ? sendersOf(type) : audienceValue(undefined),
  nomination,
  opensAt: localTime(type?.nominationStartAt),
  closesAt: localTime(type?.nominationEndAt),
  maxNominations: String(type?.maxNominations ?? ""),
  places: String(type ? (type.places ?? "") : 1),
  nominators: type ? audienceOf(type.nominators, [], type.tenantWideNominators) : audienceValue(undefined),
  candidates: type ? audienceOf(type.candidates, [], type.tenantWideCandidates) : audienceValue(undefined),
  judged: (type?.jury.length ?? 0) > 0,
  jury: type?.jury.map(personChoice) ?? [],
  criteria: type?.criteria ?? [],
  anonymous: type?.anonymous ?? true,
  judgingDays: String(type?.judgingDays ?? 14),
  notify: type?.notify ?? false,
  pin: String(type?.pinForDays ?? 0) as AwardTypeValues["pin"],
  active: !type?.archived,
});

/** Nobody chosen is not everybody: the contract refuses what stands for it. */
function senderIds({ everyone, members, teams, roles }: AudienceValue): string[] {
  const chosen = [...roles, ...[...teams, ...members].map(({ id }) => id)];
  return everyone ? [] : chosen.length > 0 ? chosen : [""];
}

/** Nobody chosen is refused, as it would be no jury. */
const juryBody = ({ judged, jury, criteria, anonymous, judgingDays }: AwardTypeValues) =>
  judged
    ? {
        jury: jury.length > 0 ? jury.map(({ id }) => id) : [""],
        criteria,
        anonymous,
        judgingDays: wholeOf(judgingDays),
      }
    : { jury: [], criteria: [], anonymous: false, judgingDays: null };

/** A date that was not touched is sent as it was read, with its seconds. */
const dateOf = (typed: string, before: string | null | undefined) =>
  before && typed === localTime(before) ? before : instantOf(typed);

const nominationBody = (type: AwardType | null, values: AwardTypeValues) => ({
  nomination: true,
  nominationStartAt: dateOf(values.opensAt, type?.nominationStartAt),
  nominationEndAt: dateOf(values.closesAt, type?.nominationEndAt),
  maxNominations: limitOf(values.maxNominations),
  places: limitOf(values.places),
  tenantWideNominators: values.nominators.everyone,
  nominators: senderIds({ ...values.nominators, roles: [] }),
  tenantWideCandidates: values.candidates.everyone,
  candidates: senderIds({ ...values.candidates, roles: [] }),
  ...juryBody(values),
});

export const awardTypeBody = (type: AwardType | null, values: AwardTypeValues): AwardTypeBody => ({
  name: values.name,
  description: values.description,
  badge: values.badge,
  mediaObjectId: values.picture === undefined ? (type?.mediaObjectId ?? null) : (values.picture?.id ?? null),
  points: wholeOf(values.points),
  pointsLocked: values.pointsLocked,
  budgetItemId: values.bankId || null,
  senders: senderIds(values.senders),
  ...(values.nomination && nominationBody(type, values)),
  archived: !values.active,
  notify: values.notify,
  pinForDays: values.pin === "0" ? null : (Number(values.pin) as 1 | 3 | 7),
});
