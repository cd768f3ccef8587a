import type { ReactionType } from "@plaudit/api/engagement.ts";
import { describe, expect, it } from "vitest";
import { withReaction } from "./reaction.ts";

const counts = (ownReaction: ReactionType | null, ...list: [ReactionType, number][]) => ({
  ownReaction,
  reactionCounts: list.map(([type, count]) => ({ type, count })),
});

describe("the reader's own reaction among the others", () => {
  it.each([
    ["is added", counts(null, ["clap", 2]), "clap", counts("clap", ["clap", 3])],
    ["begins a kind", counts(null), "heart", counts("heart", ["heart", 1])],
    ["moves", counts("clap", ["clap", 2]), "heart", counts("heart", ["clap", 1], ["heart", 1])],
    ["leaves nothing behind when it was alone", counts("clap", ["clap", 1]), null, counts(null)],
  ] as const)("%s", (_, before, type, after) => expect(withReaction(before, type)).toEqual(after));
});
