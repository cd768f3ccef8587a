import { type IncomingHttpHeaders, type IncomingMessage, request as send } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The first part that arrives. */
  first(): Promise<string>;
  bytes(): Promise<Buffer>;
  text(): Promise<string>;
}

/** A request over a real socket: `fetch` may set neither Host nor the forwarding headers of a forger. */
export function open(
  port: number,
  host: string,
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = send({
    port,
    host: "127.0.0.1",
    path,
    method: init.method ?? "GET",
    headers: { host, ...init.headers },
    agent: false,
  });
  request.once("error", reject);
  request.once("response", (response) => resolve(answer(response)));
  return { request, answer: promise };
}

function answer(response: IncomingMessage): Answer {
  const bytes = async () => {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    first: () => new Promise((got) => response.once("data", (part: Buffer) => got(part.toString()))),
    bytes,
    text: async () => (await bytes()).toString(),
  };
}
