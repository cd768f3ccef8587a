import type { ReactionType } from "@plaudit/api/engagement.ts";
import type { SubjectType } from "@plaudit/api/entities.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { EndorsableType } from "@plaudit/api/subjects.ts";

/** What people react to, comment on and report; entities of the API fit as they are. */
export interface Subject {
  __entity_type__: SubjectType;
  __permissions__: readonly string[];
  id: string;
  reactionCounts: { type: ReactionType; count: number }[];
  ownReaction: ReactionType | null;
  commentCount: number;
  ownFlag: boolean;
}

/** One that points can be added to. */
export interface EndorsableSubject extends Subject {
  __entity_type__: EndorsableType;
  /** How many people receive them. */
  recipientCount: number;
  endorsementStats: { count: number; amount: number; own: boolean; endorsers: PersonSummary[] };
}
