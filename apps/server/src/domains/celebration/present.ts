import type { CalendarEvent, Celebration } from "@plaudit/api/celebration.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { TenantCtx } from "../../context.ts";
import { fillWords } from "../../fill-words.ts";
import { presentPerson } from "../directory/index.ts";
import { engagementOf, presentEngagement } from "../engagement/index.ts";
import { pictureFor } from "./picture.ts";
import { calendarEventPolicy } from "./policy.ts";
import { type EventRow, eventSeen, eventsSeen } from "./queries.ts";
import { type Choices, isMilestone } from "./rules/shown.ts";

/** The company's own, in a language; null where it has none. */
export function wordsFor(
  { words }: Choices,
  { type, count, memberDisplayData }: Pick<Celebration, "type" | "count" | "memberDisplayData">,
  language: Language,
): string | null {
  const own = type === "welcome" ? undefined : words[type][language];
  return own ? fillWords(own, { name: memberDisplayData.firstName, count }) : null;
}

async function present(ctx: TenantCtx, choices: Choices, rows: readonly EventRow[]): Promise<CalendarEvent[]> {
  const engagement = await engagementOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row): CalendarEvent[] => {
    const of = engagement.get(row.id);
    if (!of) return [];
    const { kind, person } = row;
    const count = kind === "birthday" ? 0 : row.occasion;
    const about = { type: kind, memberDisplayData: presentPerson(ctx, person), count };
    return [
      {
        __entity_type__: "calendarEvent",
        __permissions__: calendarEventPolicy.permissionsOn(ctx.actor, row),
        id: row.id,
        ...about,
        celebratedOn: row.celebratedOn,
        milestone: isMilestone(choices, kind, count),
        words: wordsFor(choices, about, ctx.actor.locale),
        pictureUrls: pictureFor(ctx, choices, kind),
        ...presentEngagement(of),
      },
    ];
  });
}

export async function oneEvent(ctx: TenantCtx, id: string): Promise<CalendarEvent> {
  const { choices, row } = await eventSeen(ctx, id);
  calendarEventPolicy.require(ctx, "view", row);
  const [event] = await present(ctx, choices, [row]);
  return event as CalendarEvent;
}

async function visibleEvents(ctx: TenantCtx, ids: string[]) {
  const { choices, rows } = await eventsSeen(ctx, ids);
  return { choices, rows: rows.filter((row) => calendarEventPolicy.can(ctx.actor, "view", row)) };
}

/** Those of these ids that the reader may see, for the feed. */
export async function feedEvents(ctx: TenantCtx, ids: string[]): Promise<Map<string, CalendarEvent>> {
  if (ids.length === 0) return new Map();
  const { choices, rows } = await visibleEvents(ctx, ids);
  return new Map((await present(ctx, choices, rows)).map((event) => [event.id, event]));
}

export async function eventsShown(ctx: TenantCtx, ids: string[]): Promise<Set<string>> {
  return new Set((await visibleEvents(ctx, ids)).rows.map(({ id }) => id));
}
