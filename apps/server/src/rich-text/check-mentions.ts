import type { RefusalKey } from "../error.ts";

interface Mentioning {
  authorId: string;
  /** Those of the tenant who are mentioned. */
  people: Iterable<{ id: string; active: boolean }>;
  /** Whom the text mentioned before it was edited. */
  before?: readonly string[];
}

/** Why a text may not mention these people; null when it may. */
export function checkMentions({ authorId, people, before = [] }: Mentioning): RefusalKey | null {
  const fresh = [...people].filter(({ id }) => !before.includes(id));
  if (fresh.some(({ id }) => id === authorId)) return "mentionSelf";
  return fresh.every(({ active }) => active) ? null : "mentionInactive";
}
