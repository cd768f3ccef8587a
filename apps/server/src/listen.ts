import type { IncomingMessage, ServerResponse } from "node:http";
import { type ServerType, serve } from "@hono/node-server";

export interface Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop it, or set PORT to another one.`);
  }
}

export interface Listening {
  port: number;
  /** Takes no new calls, and waits for those at work. */
  close(): Promise<void>;
}

const DRAIN_MS = 15_000;

export function listen(
  { PORT: port, HOST: hostname }: { PORT: number; HOST: string },
  fetch: (request: Request, bindings: Bindings) => Response | Promise<Response>,
): Promise<Listening> {
  return new Promise((ready, fail) => {
    const server: ServerType = serve(
      { port, hostname, fetch: (request, env) => fetch(request, env as Bindings) },
      (info) => ready({ port: info.port, close: () => drain(server) }),
    );
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "EADDRINUSE" ? new PortTaken(port) : error),
    );
  });
}

function drain(server: ServerType): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(late);
      done();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
