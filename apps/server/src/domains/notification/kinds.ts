import type { PointTerms } from "@plaudit/i18n/index.ts";

/** How the reader stands to what it is about: words differ, and nothing else. */
export type NotificationParams =
  | { kind: "recognised"; amount: number }
  | { kind: "mentioned"; in: "recognition" | "comment" }
  | { kind: "comment"; as: "sent" | "received" | "followed" }
  | { kind: "reaction"; as: "sent" | "received" | "comment"; count: number }
  | { kind: "endorsed"; as: "sent" | "received"; amount: number };
export interface WordingTenant {
  features: readonly string[];
  pointTerms: PointTerms;
}
