import type { Backend } from "./backend.ts";

export interface Notice {
  channel: string;
  payload: string;
}

const TOGETHER_MS = 10;

/**
 * Sends the notices of what has committed, those of a moment together and each once. One that is lost, as when the
 * process ends in that moment, costs time only: workers look by themselves every two seconds.
 */
export function waker(backend: Backend): (notices: readonly Notice[]) => void {
  let waiting = new Map<string, Notice>();

  async function send(): Promise<void> {
    const notices = [...waiting.values()];
    waiting = new Map();
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

  return (notices) => {
    if (notices.length === 0) return;
    if (waiting.size === 0) setTimeout(() => void send().catch(() => undefined), TOGETHER_MS).unref();
    for (const notice of notices) waiting.set(`${notice.channel} ${notice.payload}`, notice);
  };
}
