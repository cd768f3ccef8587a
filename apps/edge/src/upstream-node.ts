import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Pool } from "undici";
import type { Client, Upstream, Vouched } from "./env.ts";
import { hopByHop, isForwarding } from "./forward-headers.ts";
import { splitUrl } from "./hosts.ts";

export type LocalApi = (request: Request, client: Client) => Response | Promise<Response>;

const incomingOf = (client: Client) => (client.bindings as { incoming?: IncomingMessage } | undefined)?.incoming;

/**
 * Amends what node-server reads its lazy headers from. Must run before anything touched `request.headers`: going
 * through that object would build every header and halve the rate.
 */
function amendIncoming(incoming: IncomingMessage, vouched: Vouched) {
  const { headers, rawHeaders } = incoming;
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
    const raw = rawHeaders[i] ?? "";
    const first = raw.charCodeAt(0) | 32;
    if (first !== 120 && first !== 102) continue;
    const name = raw.toLowerCase();
    if (!isForwarding(name)) continue;
    rawHeaders.splice(i, 2);
    delete headers[name];
  }
  for (const name in vouched) {
    const value = vouched[name as keyof Vouched];
    if (value === undefined) continue;
    headers[name] = value;
    rawHeaders.push(name, value);
  }
}

function amendHeaders(headers: Headers, vouched: Vouched) {
  for (const name of [...headers.keys()]) if (isForwarding(name)) headers.delete(name);
  for (const [name, value] of Object.entries(vouched)) headers.set(name, value);
}

/** The API in this process: it gets the very request that came in, and its response goes out as it is. */
export function localUpstream(api: LocalApi): Upstream {
  return {
    send(request, vouched, client) {
      const incoming = incomingOf(client);
      if (incoming) amendIncoming(incoming, vouched);
      else amendHeaders(request.headers, vouched);
      return api(request, client);
    },
  };
}

const AWAY_MS = 1_000;
/** As many connections as there are calls at work: each open screen keeps one for itself, and may not keep others waiting. */
const kept = { pipelining: 1, bodyTimeout: 0, headersTimeout: 120_000 };

/** Processes in turn; one that did not answer comes last for a second. */
function takeTurns(origins: readonly string[]) {
  const members = origins.map((origin) => ({ pool: new Pool(origin, kept), awayUntil: 0 }));
  let turn = 0;
  return {
    members,
    next(now: number) {
      turn = (turn + 1) % members.length;
      return [...members.slice(turn), ...members.slice(0, turn)].sort(
        (a, b) => Number(a.awayUntil > now) - Number(b.awayUntil > now),
      );
    },
  };
}

/**
 * The API in other processes, over kept connections; several origins are separated by commas. Bodies stream both ways;
 * nothing is decoded. A request without a body is sent to the next process when one is down; a body has been consumed by then.
 */
export function poolUpstream(origins: string): Upstream & { close(): Promise<void> } {
  const turns = takeTurns(origins.split(",").map((origin) => origin.trim()));
  return {
    async send(request, vouched, client) {
      const isHop = hopByHop(request.headers.get("connection"));
      const headers: Record<string, string> = {};
      for (const [name, value] of request.headers) {
        if (!isForwarding(name) && !isHop(name) && name !== "host" && name !== "expect") headers[name] = value;
      }
      Object.assign(headers, vouched);
      const hasBody = request.method !== "GET" && request.method !== "HEAD";
      const incoming = incomingOf(client);
      const body = !hasBody
        ? null
        : (incoming ?? (request.body ? Readable.fromWeb(request.body as NodeReadableStream) : null));
      let failure: unknown;
      for (const member of turns.next(performance.now())) {
        try {
          const answer = await member.pool.request({
            path: splitUrl(request.url).path,
            method: request.method as "GET",
            headers,
            body,
            signal: request.signal,
            responseHeaders: "raw",
          });
          return toResponse(request.method, answer.statusCode, answer.headers as unknown as string[], answer.body);
        } catch (error) {
          if (request.signal.aborted) throw error;
          member.awayUntil = performance.now() + AWAY_MS;
          failure = error;
          if (hasBody) break;
        }
      }
      throw failure;
    },
    close: async () => {
      await Promise.all(turns.members.map(({ pool }) => pool.close()));
    },
  };
}

function toResponse(method: string, status: number, raw: string[], body: Readable): Response {
  const answered = new Headers();
  let connection = "";
  for (let i = 0; i < raw.length; i += 2) if (raw[i]?.toLowerCase() === "connection") connection = raw[i + 1] ?? "";
  const isHop = hopByHop(connection);
  for (let i = 0; i < raw.length; i += 2) {
    const name = (raw[i] ?? "").toLowerCase();
    if (!isHop(name)) answered.append(name, raw[i + 1] ?? "");
  }
  const empty = method === "HEAD" || status === 204 || status === 205 || status === 304;
  if (empty) body.resume();
  return new Response(empty ? null : webBody(body), { status, headers: answered });
}

/** `Readable.toWeb` throws from nowhere when a visitor leaves while the body still comes. */
function webBody(body: Readable): ReadableStream<Uint8Array> {
  body.on("error", () => {});
  const parts = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}
