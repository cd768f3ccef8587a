import type { IncomingMessage } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import type { Client } from "../env.ts";
import { type NodeEdgeOptions, nodeEdge } from "../node.ts";

export interface RunningEdge {
  port: number;
  close(): Promise<void>;
}

/** The edge as a server of its own, as the product runs it with `ROLE=edge`. */
export async function serveEdge(options: NodeEdgeOptions & { port: number; hostname?: string }): Promise<RunningEdge> {
  const edge = nodeEdge(options);
  const server = await new Promise<ServerType>((ready, fail) => {
    const started = serve(
      {
        port: options.port,
        hostname: options.hostname,
        fetch: (request, bindings) => {
          const { incoming } = bindings as { incoming: IncomingMessage };
          const client: Client = { remoteAddress: incoming.socket.remoteAddress ?? "", bindings };
          return edge.fetch(request, client);
        },
      },
      () => ready(started),
    );
    started.once("error", fail);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : options.port,
    async close() {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
      await edge.close();
    },
  };
}
