import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { tangoPeer } from "@plaudit/server/testing/tango-peer";

/** Beside the product's port: a journey starts the peer itself, as it decides what goes wrong with it. */
const port = Number(process.env.E2E_PORT ?? 3900) + 20_000;
export const tangoUrl = `http://127.0.0.1:${port}/raas/v2`;
/** What the product takes for Tango's sandbox. */
export const sandboxOfTango = () => tangoPeer({ port });

/** Sends an event to where it was subscribed: names under localhost are known to browsers only. */
export async function deliver(url: string, event: { body: string; headers: Record<string, string> }): Promise<number> {
  const { host, port, pathname } = new URL(url);
  const headers = { ...event.headers, host, "content-type": "application/json" };
  const call = request({ host: "127.0.0.1", port, path: pathname, method: "POST", headers });
  call.end(event.body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}
