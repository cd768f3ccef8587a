import type { LogLine } from "./env.ts";

const bodyLimit = 16_384;

async function readLimited(request: Request): Promise<string | null> {
  if (!request.body) return null;
  const decoder = new TextDecoder();
  let text = "";
  for (const reader = request.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.length > bodyLimit) {
      await reader.cancel();
      return null;
    }
  }
}

/** Addresses carry tokens in their queries. */
const bare = (value: unknown) =>
  typeof value === "string" ? (value.split(/[?#]/, 1)[0] ?? "").slice(0, 300) : undefined;

function line(report: Record<string, unknown>): LogLine {
  return {
    level: "warn",
    msg: "csp-report",
    directive: bare(report["effective-directive"] ?? report["violated-directive"]),
    blocked: bare(report["blocked-uri"]),
    document: bare(report["document-uri"]),
    source: bare(report["source-file"]),
    line: typeof report["line-number"] === "number" ? report["line-number"] : undefined,
  };
}

/** Logs a browser's report, at most `perMinute` of them: anybody can send one. */
export function cspReporter(log: ((line: LogLine) => void) | undefined, now: () => number, perMinute = 120) {
  let windowStart = 0;
  let logged = 0;
  return async (request: Request): Promise<Response> => {
    const done = new Response(null, { status: 204 });
    const at = now();
    if (at - windowStart >= 60_000) {
      windowStart = at;
      logged = 0;
    }
    if (logged++ >= perMinute) return done;
    const text = await readLimited(request).catch(() => null);
    try {
      const report: unknown = text ? JSON.parse(text)?.["csp-report"] : null;
      if (report && typeof report === "object") log?.(line(report as Record<string, unknown>));
    } catch {
      // Not a report.
    }
    return done;
  };
}
