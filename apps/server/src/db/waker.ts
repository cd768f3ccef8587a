import type { Logger } from "pino";
import type { Backend } from "./backend.ts";

export interface Notice {
  channel: string;
  payload: string;
}

const TOGETHER_MS = 10;
/** Each time twice as long after the last, five seconds in all. */
const TRIES = 8;

export interface Waker {
  wake(notices: readonly Notice[]): void;
  /** Sends at once what waits to be sent: before the connections are closed. */
  settle(): Promise<void>;
}

/**
 * Sends the notices of what has committed, those of ten milliseconds together and each once. A lost notice, as when the process is killed in between, only costs time: workers poll every two seconds, and clients reload whenever listening was interrupted.
 */
export function waker(backend: Backend, log?: Logger): Waker {
  let waiting = new Map<string, Notice>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(notices: readonly Notice[]): Promise<void> {
    const client = await backend.acquire("app_worker");
    let failed = true;
    try {
      await client.query("select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) n(channel, payload)", [
        notices.map((notice) => notice.channel),
        notices.map((notice) => notice.payload),
      ]);
      failed = false;
    } finally {
      client.release(failed);
    }
  }

  function keep(notices: Iterable<Notice>, tries: number): void {
    for (const notice of notices) waiting.set(`${notice.channel} ${notice.payload}`, notice);
    timer ??= setTimeout(() => void flush(tries), TOGETHER_MS * 2 ** tries).unref();
  }

  /** One after the other, as two connections would change their order; what comes meanwhile goes together. */
  function flush(tries: number): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending = sending.then(async () => {
      const notices = [...waiting.values()];
      waiting = new Map();
      if (notices.length === 0) return;
      await send(notices).catch((error: unknown) => {
        if (tries < TRIES) keep(notices, tries + 1);
        else log?.warn({ err: error, notices: notices.length }, "nobody could be told of what has changed");
      });
    });
    return sending;
  }

  return {
    wake(notices) {
      if (notices.length > 0) keep(notices, 0);
    },
    settle: () => flush(TRIES),
  };
}
