import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { openEgress } from "../adapters/egress/egress.ts";
import { serviceRefiner } from "../adapters/refine/service.ts";

/** What was asked of the peer. */
export interface Asked {
  path: string;
  headers: IncomingMessage["headers"];
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
  /** The text to refine. */
  text: string;
}
export type Answering = (asked: Asked, response: ServerResponse) => void;

const asJson = { "content-type": "application/json" };
/** All at once. */
export const whole =
  (refine: (text: string) => string): Answering =>
  ({ text }, response) =>
    response.writeHead(200, asJson).end(JSON.stringify({ choices: [{ message: { content: refine(text) } }] }));
/** In pieces of a few characters, as services stream. */
export const streamed =
  (refine: (text: string) => string, end = "data: [DONE]\n\n"): Answering =>
  ({ text }, response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    const line = (delta: object) => response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    line({ role: "assistant" });
    for (const content of refine(text).match(/[\s\S]{1,7}/g) ?? []) line({ content });
    response.end(end);
  };
export const failing =
  (status: number): Answering =>
  (_, response) =>
    response.writeHead(status, asJson).end('{"error":"out of order"}');
export const raw =
  (body: string, type = "application/json"): Answering =>
  (_, response) =>
    response.writeHead(200, { "content-type": type }).end(body);
/** Never answers. */
export const hanging: Answering = () => undefined;

/** A small service that speaks as OpenAI's does. */
export async function refinePeer(answering: Answering) {
  const asked: Asked[] = [];
  /** Calls that were given up by whoever asked. */
  let abandoned = 0;
  let answer = answering;
  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    void json(request).then((read) => {
      const body = read as Asked["body"];
      const one = {
        path: request.url ?? "",
        headers: request.headers,
        body,
        text: body.messages.at(-1)?.content ?? "",
      };
      asked.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/v1`,
    asked,
    get abandoned() {
      return abandoned;
    },
    answerBy: (other: Answering) => {
      answer = other;
    },
    /** What asks it, as if it were configured. */
    refiner: (timeoutMs = 5_000) =>
      serviceRefiner({
        url: `${origin}/v1/`,
        key: "sk-key",
        model: "small",
        egress: openEgress(new Set([origin])),
        timeoutMs,
      }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
