import { randomBytes, randomUUID } from "node:crypto";
import type { DemoCtx } from "../../domain.ts";
import { isoDate } from "../points/index.ts";
import { feedbackMessages, feedbackThreads } from "./tables.ts";

interface Talk {
  /** Null if anonymous. */
  from: string | null;
  daysAgo: number;
  /** The first is the author's, then they alternate. */
  texts: string[];
  closed?: true;
}

const talks: Record<string, Talk[]> = {
  acme: [
    {
      from: "Lena Fischer",
      daysAgo: 18,
      texts: [
        "Could recognitions be read out at the gate meeting on Mondays? Many of us have no screen there.",
        "There is a screen at the gate since this week. Thank you for asking.",
      ],
      closed: true,
    },
    {
      from: null,
      daysAgo: 6,
      texts: [
        "The lamps in stairwell B have been dark since the clocks changed.",
        "Thank you. An electrician comes on Thursday. Is it the second floor too?",
      ],
    },
    {
      from: null,
      daysAgo: 1,
      texts: [
        "The night shift often learns from the feed that a meeting was moved. Could somebody write to us before two in the afternoon?",
      ],
    },
  ],
};

const DAY = 86_400_000;

/** A closed thread, an answered one and an unanswered one. */
export async function demoFeedback({ db, now, tenant, members }: DemoCtx): Promise<void> {
  const { tenantId } = db;
  const admin = members.find(({ role }) => role === "admin");
  for (const { from, daysAgo, texts, closed } of talks[tenant.slug] ?? []) {
    const author = members.find(({ name }) => name === from);
    const at = (step: number) => new Date(now.getTime() - Math.max(0, daysAgo - step) * DAY);
    const [id, authorId] = [randomUUID(), author?.memberId ?? null];
    const answered = texts.length % 2 === 0;
    db.write(
      db.orm.insert(feedbackThreads).values({
        tenantId,
        id,
        authorId,
        codeHash: author ? null : randomBytes(32),
        day: isoDate(at(texts.length - 1), tenant.timezone),
        answered,
        messageCount: texts.length,
        ...(answered && { readAt: at(1), readBy: admin?.memberId }),
        ...(closed && { closedAt: at(2), closedBy: admin?.memberId }),
      }),
    );
    const messages = texts.map((text, n) => ({
      tenantId,
      threadId: id,
      position: n + 1,
      id: randomUUID(),
      authorId: n % 2 === 1 ? (admin?.memberId ?? null) : authorId,
      answer: n % 2 === 1,
      text,
      day: isoDate(at(n), tenant.timezone),
    }));
    db.write(db.orm.insert(feedbackMessages).values(messages));
  }
}
