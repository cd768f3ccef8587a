import * as z from "zod/mini";
import { announcement } from "./announcement.ts";
import { award } from "./award.ts";
import { calendarEvent } from "./celebration.ts";
import type { Output } from "./endpoint.ts";
import type { FeedType } from "./entities.ts";
import { recognition } from "./recognition.ts";
import { id, instant, permissionsOn, personSummary } from "./shared.ts";

const joined = z.object({
  __entity_type__: z.literal("joined"),
  __permissions__: permissionsOn("joined"),
  /** The member's own. */
  id,
  person: personSummary,
  teamName: z.nullable(z.string()),
  joinedAt: instant,
});

/** What the feed holds, by its `__entity_type__`. */
export const feedEntities = {
  recognition,
  joined,
  announcement,
  award,
  calendarEvent,
} as const satisfies Record<FeedType, unknown>;
export type FeedEntity<T extends FeedType = FeedType> = Output<(typeof feedEntities)[T]>;
