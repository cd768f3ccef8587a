import type { ReactionType } from "./types.ts";

/** The texts of a reaction bar; those that count take the number and return the language's plural. */
export type ReactionLabels = {
  react: string;
  reactions: Record<ReactionType, string>;
  reactionTotal: (count: number) => string;
  comments: (count: number) => string;
  addPoints: string;
  /** Beside its icon on a phone. */
  addPointsShort: string;
};
