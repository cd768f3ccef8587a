import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "./db/database.ts";
import { PortTaken } from "./listen.ts";

/** What the process counts as it works. */
const counted = new Registry();

/** Seconds of a request, by endpoint of the contract. */
export const requestSeconds = new Histogram({
  name: "plaudit_request_seconds",
  help: "Time to answer a request of the API.",
  labelNames: ["route", "status"] as const,
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers: [counted],
});

export const jobSeconds = new Histogram({
  name: "plaudit_job_seconds",
  help: "Time of one attempt at a job.",
  labelNames: ["job", "outcome"] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  registers: [counted],
});

/** Items whose type a newer release published; left out of the feed until this process is replaced. */
export const unknownFeedItems = new Counter({
  name: "plaudit_feed_unknown_items_total",
  help: "Feed items left out because this release does not know their type.",
  labelNames: ["type"] as const,
  registers: [counted],
});

interface Watched {
  database: Database;
  live: { readonly open: number };
}

/** Read at each scrape: open streams, connections, and the queue, whose counts the workers maintain. */
function watch(registry: Registry, { database, live }: Watched): void {
  const registers = [registry];
  new Gauge({
    name: "plaudit_live_streams",
    help: "Screens that listen to this process.",
    registers,
    collect() {
      this.set(live.open);
    },
  });
  new Gauge({
    name: "plaudit_database_connections",
    help: "Connections of this process by state; `waiting` counts work without one.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.backend.usage())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "plaudit_jobs",
    help: "Jobs of the whole installation by queue and state, some seconds old; those of the queue `dead` failed for good.",
    labelNames: ["job", "state"] as const,
    registers,
    async collect() {
      this.reset();
      const rows = await database.withWorker((db) =>
        db.query<{ name: string }>({
          text: "select name, ready_count as ready, deferred_count as deferred, active_count as active, failed_count as failed from pgboss.queue",
        }),
      );
      for (const { name: job, ...states } of rows)
        for (const [state, count] of Object.entries(states)) this.set({ job, state }, Number(count ?? 0));
    },
  });
}

export interface Metrics {
  close(): Promise<void>;
}

/** `/metrics` for Prometheus on a port of its own, apart from what visitors reach. */
export async function serveMetrics(host: string, port: number, watched: Watched): Promise<Metrics> {
  const read = new Registry();
  collectDefaultMetrics({ register: read });
  watch(read, watched);
  const all = Registry.merge([counted, read]);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    void all.metrics().then(
      (text) => response.writeHead(200, { "content-type": all.contentType }).end(text),
      () => response.writeHead(503, { "retry-after": "5" }).end(),
    );
  });
  await new Promise<void>((ready, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "EADDRINUSE" ? new PortTaken(port) : error),
    );
    server.listen(port, host, ready);
  });
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
