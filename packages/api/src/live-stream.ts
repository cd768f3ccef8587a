import { type LiveLine, PING_MS } from "./live-events.ts";

export interface LiveSource {
  /** Requests all events since an instant and those that follow; an error with status 401 or 403 is final. */
  open: (signal: AbortSignal, since: string | undefined) => Promise<Response>;
  /** Up to when all has been seen; kept current by each ping. Undefined has everything looked at. */
  since?: string;
  /** A connection that brings nothing for so long is taken for dead: more than two pings. */
  quietMs?: number;
}

async function read(response: Response, onLine: (line: LiveLine) => void) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const lines = (rest + chunk.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) onLine(JSON.parse(line) as LiveLine);
  }
}

/**
 * Reads the stream until it is stopped; opens it again by itself when it ends, fails or falls silent, ever more slowly while the
 * server is away.
 */
export function followStream(source: LiveSource, onLine: (line: LiveLine) => void): () => void {
  const { open, quietMs = 2 * PING_MS + 5_000 } = source;
  let attempt = new AbortController();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  let wait = 1000;
  const begin = async () => {
    attempt = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), quietMs);
    };
    alive();
    try {
      await read(await open(attempt.signal, source.since), (line) => {
        if (stopped) return;
        alive();
        wait = 1000;
        onLine(line);
      });
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 401 || status === 403) return;
    } finally {
      clearTimeout(silence);
    }
    if (stopped) return;
    // Reconnections are spread, so that not all browsers reconnect at once.
    timer = setTimeout(begin, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, 60_000);
  };
  void begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    attempt.abort();
  };
}
