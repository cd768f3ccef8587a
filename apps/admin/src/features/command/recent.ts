import { draftKey } from "@plaudit/api/session.ts";
import type { Command } from "@plaudit/ui/command/types.ts";

const MOST = 5;
type Kept = Pick<Command, "id" | "label" | "hint" | "to" | "outside" | "person">;

/** Kept per person beside the drafts, so that signing out forgets it with them. */
export function recentCommands(): Kept[] {
  const key = draftKey("recent-places");
  try {
    return key ? (JSON.parse(localStorage.getItem(key) ?? "[]") as Kept[]) : [];
  } catch {
    return [];
  }
}

export function keepRecent({ id, label, hint, to, outside, person }: Command) {
  const key = draftKey("recent-places");
  if (!key) return;
  const rest = recentCommands().filter((one) => one.id !== id);
  localStorage.setItem(key, JSON.stringify([{ id, label, hint, to, outside, person }, ...rest].slice(0, MOST)));
}
