import { type LiveLine, liveTypes, PING_MS, type LiveEvent as Told } from "@plaudit/api/live-events.ts";
import { type PersonSummary, personSummary } from "@plaudit/api/shared.ts";
import type { Logger } from "pino";
import { z } from "zod";
import type { Backend } from "./db/backend.ts";
import type { Queryable } from "./db/tenant-db.ts";
import { DomainError } from "./error.ts";
import { presence } from "./presence.ts";

export interface LiveEvent {
  /** `end` closes streams: clients that may still read open another and are authenticated again. */
  type: Told["type"] | "end";
  /** The entity that was edited. */
  id?: string;
  /** What of it, where the rest is as it was. */
  part?: string;
  /** For these members only; without it, for everybody in the tenant. */
  memberIds?: readonly string[];
}

/** Somebody has a thing open, and may be writing on it: said to the others who have, and to nobody else. */
export interface HereEvent {
  type: "here";
  id: string;
  by: PersonSummary;
  writing: boolean;
}

/** Sends an event to open clients once this transaction has committed. */
export type Publish = (event: LiveEvent | HereEvent) => Promise<void>;

const channel = "plaudit_live";
/** A payload holds 8,000 bytes. */
const IDS_EACH = 180;
const MOST_PAYLOADS = 10;
const wire = z.union([
  z.object({
    tenantId: z.string(),
    type: z.enum([...liveTypes, "edited", "end"]),
    memberIds: z.array(z.string()).optional(),
    id: z.string().optional(),
    part: z.string().optional(),
  }),
  z.object({ type: z.literal("end"), userId: z.string() }),
  z.object({ type: z.literal("here"), tenantId: z.string(), id: z.string(), by: personSummary, writing: z.boolean() }),
]);

export const publisher =
  (db: Queryable, tenantId: string): Publish =>
  async (event) => {
    if (event.type === "here") return db.wake(channel, JSON.stringify({ tenantId, ...event }));
    const { type, memberIds, id, part } = event;
    if (memberIds?.length === 0) return;
    const chunks: (readonly string[] | undefined)[] = [];
    for (let at = 0; memberIds && at < memberIds.length; at += IDS_EACH)
      chunks.push(memberIds.slice(at, at + IDS_EACH));
    const payloads = chunks.length === 0 || chunks.length > MOST_PAYLOADS ? [undefined] : chunks;
    for (const ids of payloads) db.wake(channel, JSON.stringify({ tenantId, type, memberIds: ids, id, part }));
  };

/** Closes a person's streams in every tenant, once this transaction has committed. */
export const endStreams = (db: Queryable, userId: string): void =>
  db.wake(channel, JSON.stringify({ type: "end", userId }));

interface Screen {
  memberId: string;
  userId: string;
  send: (line: string) => void;
  ping: () => void;
  end: () => void;
}

/** Loads what was missed before the stream listened. */
export type Missed = () => Promise<readonly Told["type"][]>;

export interface Reader {
  tenantId: string;
  memberId: string;
  userId: string;
  /** The database's clock. */
  now: Date;
  /** When the session does. */
  expiresAt: Date;
  missed: Missed;
}

export interface Live {
  /** One `LiveLine` a line, until the reader goes away. Throws when one person has too many. */
  stream(reader: Reader): ReadableStream<Uint8Array>;
  /** How many screens are open. */
  readonly open: number;
  close(): Promise<void>;
}

/** Of one person in this process: more than anybody's tabs, fewer than would hurt others. */
const MOST_SCREENS = 32;
/** Then it is opened again and its session checked, in case the end of a session was missed. */
const LONGEST_MS = 60 * 60_000;
const encoder = new TextEncoder();

/** One listening connection for all open screens of this process. */
export async function openLive(backend: Backend, log: Logger): Promise<Live> {
  const tenants = new Map<string, Set<Screen>>();
  const all = () => [...tenants.values()].flatMap((screens) => [...screens]);
  const line = (event: LiveLine) => `${JSON.stringify(event)}\n`;

  const here = presence();

  function deliver(payload: string): void {
    const event = wire.parse(JSON.parse(payload));
    if (event.type === "here") {
      const { tenantId, id, by, writing } = event;
      const room = `${tenantId} ${id}`;
      here.enter(room, by.id);
      for (const screen of writing ? [...(tenants.get(tenantId) ?? [])] : [])
        if (screen.memberId !== by.id && here.has(room, screen.memberId))
          screen.send(line({ type: "writing", id, by }));
      return;
    }
    if ("userId" in event) {
      for (const screen of all()) if (screen.userId === event.userId) screen.end();
      return;
    }
    const { tenantId, type, memberIds, id, part } = event;
    for (const screen of [...(tenants.get(tenantId) ?? [])])
      if (memberIds && !memberIds.includes(screen.memberId)) continue;
      else if (type === "end") screen.end();
      else screen.send(line({ type, ...(id && { id }), ...(part && { part }) }));
  }
  /** After a gap every screen looks again at all it shows. */
  const catchUp = () => {
    for (const screen of all()) for (const type of liveTypes) screen.send(line({ type }));
  };
  const listener = await backend.listen(
    channel,
    (payload) => {
      try {
        deliver(payload);
      } catch (error) {
        log.error({ err: error }, "a live event could not be read");
      }
    },
    catchUp,
  );
  const pings = setInterval(() => {
    here.sweep();
    for (const screen of all()) screen.ping();
  }, PING_MS);
  pings.unref();

  function stream({ tenantId, memberId, userId, now, expiresAt, missed }: Reader): ReadableStream<Uint8Array> {
    const screens = tenants.get(tenantId) ?? new Set<Screen>();
    if ([...screens].filter((one) => one.memberId === memberId).length >= MOST_SCREENS)
      throw new DomainError("TooManyRequests", "tooMany", { retryAfter: 60 });
    tenants.set(tenantId, screens);
    const ahead = now.getTime() - performance.now();
    const ping = () => line({ type: "ping", at: new Date(ahead + performance.now()).toISOString() });
    let screen: Screen | undefined;
    let late: NodeJS.Timeout | undefined;
    const forget = () => {
      clearTimeout(late);
      if (screen) screens.delete(screen);
      if (screens.size === 0 && tenants.get(tenantId) === screens) tenants.delete(tenantId);
    };
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const end = () => {
          forget();
          try {
            controller.close();
          } catch {
            // The reader has disconnected already.
          }
        };
        const made: Screen = {
          memberId,
          userId,
          end,
          ping: () => made.send(ping()),
          send: (text) => {
            if (!screens.has(made)) return;
            // A reader that stopped reading is disconnected and reconnects: nothing is buffered for it.
            if ((controller.desiredSize ?? 0) < -64) end();
            else controller.enqueue(encoder.encode(text));
          },
        };
        screen = made;
        screens.add(made);
        late = setTimeout(end, Math.min(expiresAt.getTime() - now.getTime(), LONGEST_MS)).unref();
        missed().then(
          (types) => made.send(types.map((type) => line({ type })).join("") + ping()),
          (error: unknown) => {
            log.warn({ err: error }, "a stream could not learn what it had missed");
            end();
          },
        );
      },
      cancel: forget,
    });
  }

  return {
    stream,
    get open() {
      return all().length;
    },
    async close() {
      clearInterval(pings);
      for (const screen of all()) screen.end();
      await listener.close();
    },
  };
}
