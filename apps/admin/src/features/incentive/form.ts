import type { Badge } from "@plaudit/api/award-badges.ts";
import type { ProofKind } from "@plaudit/api/incentive-limits.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { limitOf, wholeOf } from "@plaudit/ui/form/typed-number.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { type AudienceValue, audienceBodyOf, audienceValue } from "../../lib/audience-value.ts";
import { instantOf, localTime } from "../../lib/local-time.ts";
import { personChoice } from "../../lib/person-choice.ts";
import type { Incentive, IncentiveBody } from "./data.ts";

export const NAME_MAX = 80;
export const DESCRIPTION_MAX = 150;

export interface IncentiveValues {
  name: string;
  description: string;
  badge: Badge;
  picture: PictureChoice;
  points: string;
  /** Empty is the one that the settings of points name. */
  bankId: string;
  proof: ProofKind;
  rotating: boolean;
  /** Empty is no limit. */
  perPerson: string;
  perMonth: boolean;
  inAll: string;
  /** As the browser's own field holds them. */
  opensAt: string;
  closesAt: string;
  audience: AudienceValue;
  reviewers: Choice[];
}

export const incentiveValues = (of: Incentive | null): IncentiveValues => ({
  name: of?.name ?? "",
  description: of?.description ?? "",
  badge: of?.badge ?? "steady",
  picture: undefined,
  points: of ? String(of.points) : "",
  bankId: of?.budgetItemId ?? "",
  proof: of?.proof ?? "text",
  rotating: of?.rotating ?? false,
  perPerson: String(of?.perPerson ?? (of ? "" : 1)),
  perMonth: of?.perMonth ?? false,
  inAll: String(of?.inAll ?? ""),
  opensAt: localTime(of?.opensAt),
  closesAt: localTime(of?.closesAt),
  audience: audienceValue(of?.audience),
  reviewers: of?.reviewers.map(personChoice) ?? [],
});

/** Of a copy: the next name, and dates of its own. */
export const copyValues = (of: Incentive): IncentiveValues => {
  const [, stem = "", n] = /^(.*?)(?: (\d{1,3}))?$/.exec(of.name) ?? [];
  return { ...incentiveValues(of), name: `${stem} ${Number(n ?? 1) + 1}`, opensAt: "", closesAt: "" };
};

/** A date that was not touched is sent as it was read, with its seconds. */
const dateOf = (typed: string, before: string | null | undefined) =>
  before && typed === localTime(before) ? before : instantOf(typed);

/** `of` is what is changed or copied. */
export const incentiveBodyOf = (of: Incentive | null, values: IncentiveValues): IncentiveBody => ({
  name: values.name,
  description: values.description,
  badge: values.badge,
  mediaObjectId: values.picture === undefined ? (of?.mediaObjectId ?? null) : (values.picture?.id ?? null),
  points: wholeOf(values.points),
  budgetItemId: values.bankId || null,
  audience: audienceBodyOf(values.audience),
  opensAt: dateOf(values.opensAt, of?.opensAt),
  closesAt: dateOf(values.closesAt, of?.closesAt),
  perPerson: values.proof === "code" ? 1 : limitOf(values.perPerson),
  perMonth: values.proof !== "code" && values.perPerson.trim() !== "" && values.perMonth,
  inAll: limitOf(values.inAll),
  proof: values.proof,
  rotating: values.proof === "code" && values.rotating,
  reviewers: values.proof === "code" ? [] : values.reviewers.map(({ id }) => id),
});
