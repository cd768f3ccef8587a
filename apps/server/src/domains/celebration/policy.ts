import { all, any, definePolicy, may, right, visible } from "../../policy.ts";

export interface EventFacts {
  /** The company celebrates it, its member shows it, and the caller is among those who see it. */
  seen: boolean;
}
const seen = all<EventFacts>(
  visible("celebration.missing", (_, facts) => facts.seen),
  may("celebration:browse"),
);

export const calendarEventPolicy = definePolicy<EventFacts>()("calendarEvent", {
  view: seen,
  react: seen,
  // Nobody wrote it: whoever objects to a comment reports that.
  flag: all(
    seen,
    right("mayNot", () => false),
  ),
  comment: all(seen, may("comment:create")),
});

const manages = may("celebration:edit-tenant-preferences");
export const celebrationPreferencesPolicy = definePolicy<null>()("celebrationPreferences", {
  view: manages,
  edit: manages,
});

/** It tells what somebody hides. */
const own = any<{ id: string }>(
  may("identity:manage"),
  right("mayNot", ({ memberId }, { id }) => memberId === id),
);
export const memberCelebrationsPolicy = definePolicy<{ id: string }>()("memberCelebrations", { view: own, edit: own });
