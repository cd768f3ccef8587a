import type { ReactionType } from "@plaudit/api/engagement.ts";

interface Reacted {
  ownReaction: ReactionType | null;
  reactionCounts: { type: ReactionType; count: number }[];
}

/** The counts once the reader's own reaction is `type`, or none. */
export function withReaction({ ownReaction, reactionCounts }: Reacted, type: ReactionType | null): Reacted {
  const counts = new Map(reactionCounts.map((r) => [r.type, r.count]));
  if (ownReaction) counts.set(ownReaction, (counts.get(ownReaction) ?? 1) - 1);
  if (type) counts.set(type, (counts.get(type) ?? 0) + 1);
  return {
    ownReaction: type,
    reactionCounts: [...counts].filter(([, count]) => count > 0).map(([kind, count]) => ({ type: kind, count })),
  };
}
