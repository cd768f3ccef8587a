import type { SubjectType } from "@plaudit/api/entities.ts";
import type { PointTerms } from "@plaudit/i18n/index.ts";
import type { NotificationKind } from "../../notification-kind.ts";

/** A kind of a domain's own: "milestone.published" is worded by `notification.published` of the namespace `milestone`, with the other values: `count` also as `n`, a number as it is written, and `date` ("2026-12-31") as a day and a month. */
export interface OwnKind {
  kind: `${string}.${string}`;
  [value: string]: string | number;
}
/** What the text depends on, such as what the reader has to do with the subject. */
export type NotificationParams =
  | OwnKind
  | { kind: "recognised"; amount: number }
  | { kind: "mentioned"; in: "recognition" | "award" | "comment" }
  | { kind: "comment"; on: SubjectType; as: "sent" | "received" | "followed" }
  | { kind: "reaction"; on: SubjectType; as: "sent" | "received" | "comment"; count: number }
  | { kind: "endorsed"; on: SubjectType; as: "sent" | "received"; amount: number };
export const ownKinds = {
  recognised: { group: "you", channels: { inApp: true, push: true, mail: true }, ownMail: true },
  mentioned: { group: "you", channels: { inApp: true, push: true, mail: false } },
  comment: { group: "you", channels: { inApp: true, push: true, mail: false } },
  reaction: { group: "you", channels: { inApp: true, push: false, mail: null } },
  endorsed: { group: "points", channels: { inApp: true, push: false, mail: false } },
} satisfies Record<Exclude<NotificationParams, OwnKind>["kind"], NotificationKind>;

export interface WordingTenant {
  features: readonly string[];
  pointTerms: PointTerms;
}

export const isOwn = (params: NotificationParams): params is OwnKind => params.kind.includes(".");
