import * as z from "zod/mini";
import { comment, endorsementStats, engagementFields } from "./engagement.ts";
import { richText } from "./rich-text.ts";
import { count, instant, personSummary, recipient } from "./shared.ts";

/** What everything has that somebody gives to others. */
export const givenFields = {
  message: richText,
  messageText: z.string(),
  /** Points for each recipient who may receive any. */
  amount: count,
  sender: personSummary,
  sendTo: z.array(recipient),
  /** How many people received it, teams counted by their members. */
  recipientCount: count,
  /** The reader's own share, when the reader is a recipient. */
  ownRecipient: z.nullable(z.object({ amount: count })),
  tenantWide: z.boolean(),
  teamName: z.nullable(z.string()),
  ...engagementFields,
  /** With `embed=comments`: the first twenty, oldest first. */
  comments: z.optional(z.array(comment)),
  endorsementStats,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was changed last after it was published. */
  editedAt: z.nullable(instant),
};
