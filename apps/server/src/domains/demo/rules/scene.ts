import type { ReactionType } from "@plaudit/api/engagement.ts";

export interface Send {
  type: "send";
  at: Date;
  /** What the scenes after it call it. */
  n: number;
  from: string;
  to: string[];
  team: string | null;
  text: string;
  /** Whom the text mentions. */
  other: string | null;
  qualities: readonly string[];
  amount: number;
  tenantWide: boolean;
  /** Names of files in `content/files` that it encloses. */
  files: readonly string[];
}
interface Answer {
  at: Date;
  on: number;
  by: string;
}
export type Scene =
  | Send
  | (Answer & { type: "comment"; text: string; other: string | null })
  | (Answer & { type: "reaction"; reaction: ReactionType })
  | (Answer & { type: "endorsement"; amount: number });
