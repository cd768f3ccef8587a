import { join } from "node:path";
import { devAssets } from "@plaudit/edge/assets-dev.ts";
import { nodeEdge } from "@plaudit/edge/node.ts";
import { originsOf } from "@plaudit/edge/origins.ts";
import { tenantHeader } from "@plaudit/edge/tenant-header.ts";
import type { Logger } from "pino";
import { openEgress } from "./adapters/egress/egress.ts";
import { openFiles } from "./adapters/files/open.ts";
import { gifService } from "./adapters/gif/gif-service.ts";
import { mailTransport } from "./adapters/mail/transport.ts";
import { openRefiner } from "./adapters/refine/open.ts";
import { openTango } from "./adapters/tango/open.ts";
import { type App, createApp, edgeSecret } from "./app.ts";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import type { Backend } from "./db/backend.ts";
import { checkMigrated, migrate } from "./db/migrate.ts";
import { openLite } from "./db/pglite.ts";
import { openPostgres } from "./db/postgres.ts";
import { prepareQueues } from "./jobs/queue.ts";
import { type Bindings, listen } from "./listen.ts";
import { serveMetrics } from "./metrics.ts";
import { openChannel } from "./operator/channel.ts";
import { operate } from "./operator/commands.ts";
import { jobNames } from "./registry.ts";
import { startTracing } from "./tracing.ts";

export interface Running {
  /** Undefined for a worker, which listens to nobody. */
  port: number | undefined;
  close(): Promise<void>;
}

const gifOrigins = ({ GIF_API_KEY, GIF_MEDIA_ORIGINS }: Config): string[] =>
  originsOf(GIF_MEDIA_ORIGINS ?? (GIF_API_KEY && "https://*.giphy.com"));

export const openBackend = (config: Config, log: Logger): Backend | Promise<Backend> =>
  config.DATABASE_URL
    ? openPostgres({
        url: config.DATABASE_URL,
        appOptions: config.DATABASE_APP_OPTIONS,
        secret: config.secret,
        poolSize: config.DATABASE_POOL_SIZE,
        log,
      })
    : openLite({ folder: config.dataFolder, log });

/** What the operator has configured may be anywhere, inside the company too. */
function servicesOf(config: Config): Services {
  const { GIF_API_KEY: key, GIF_API_URL: apiUrl } = config;
  const egress = openEgress(new Set([new URL(apiUrl).origin]));
  return {
    gifs: key ? gifService({ key, apiUrl, mediaOrigins: gifOrigins(config), egress }) : null,
    refiner: openRefiner(config),
    tango: openTango(config),
  };
}

function edgeOf(config: Config, log: Logger) {
  const { host, protocol } = new URL(config.apexUrl);
  return {
    apexHost: host,
    secret: edgeSecret(config.secret),
    proto: protocol === "https:" ? ("https" as const) : ("http" as const),
    trustedHops: config.TRUSTED_HOPS,
    pictureOrigins: gifOrigins(config),
    log: (line: object) => log.info(line),
  };
}

async function startEdge(config: Config, log: Logger): Promise<Running> {
  const edge = nodeEdge({ ...edgeOf(config, log), apiOrigin: config.API_ORIGIN ?? "" });
  const server = await listen(config, (request, bindings) =>
    edge.fetch(request, { remoteAddress: bindings.incoming.socket.remoteAddress ?? "", bindings }),
  );
  return {
    port: server.port,
    close: async () => {
      await server.close();
      await edge.close();
    },
  };
}

/** The whole API over a migrated database. */
export async function openApp(config: Config, log: Logger): Promise<App> {
  const backend = await openBackend(config, log);
  try {
    if (backend.owned) await migrate(backend, { secret: config.secret, prepareJobs: prepareQueues(jobNames, log) });
    else await checkMigrated(backend);
    const folder = join(config.dataFolder, "mail");
    const files = await openFiles(config);
    return await createApp({
      backend,
      secret: config.secret,
      apexUrl: config.apexUrl,
      transport: mailTransport({ smtpUrl: config.SMTP_URL, from: config.mailFrom, folder, files }),
      files,
      services: servicesOf(config),
      quarantine: join(config.dataFolder, "quarantine"),
      log,
      checkAnswers: !config.production,
    });
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** What an operator's command works on. */
export const operatorCtx = (config: Config, { database, secret }: App, log: Logger) => ({
  log,
  database,
  secret,
  apexUrl: config.apexUrl,
  store: { backend: database.backend, folder: config.dataFolder, secret: config.secret },
});

/** Pages and API on one port. What another edge of ours has signed goes straight to the API. */
function listenForAll(config: Config, app: App, log: Logger) {
  const api = (request: Request, bindings?: Bindings) =>
    app.server.fetch(request, { remoteAddress: bindings?.incoming.socket.remoteAddress });
  const edge = nodeEdge({
    ...edgeOf(config, log),
    ...(config.APPS_ORIGIN ? { assets: devAssets(config.APPS_ORIGIN) } : {}),
    api: (request, client) => api(request, client.bindings as Bindings | undefined),
  });
  const fromEdge = (request: Request) => config.ROLE === "web" && request.headers.has(tenantHeader);
  return listen(config, (request, bindings) =>
    fromEdge(request)
      ? api(request, bindings)
      : edge.fetch(request, { remoteAddress: bindings.incoming.socket.remoteAddress ?? "", bindings }),
  );
}

export interface StartHooks {
  /** Fills an empty store with the demo; not in production. */
  seedIfEmpty?: (app: App) => Promise<void>;
}

export async function start(config: Config, log: Logger, hooks: StartHooks = {}): Promise<Running> {
  if (config.ROLE === "edge") return startEdge(config, log);
  const endTracing = await startTracing(config);
  const app = await openApp(config, log);
  try {
    if (!config.DATABASE_URL)
      log.warn("The embedded database is for trying, development and small teams: it does not survive power loss.");
    if (!config.production && config.ROLE === "all") await hooks.seedIfEmpty?.(app);
    if (config.ROLE !== "web") await app.runner.start();
    const { database } = app;
    const channel = config.DATABASE_URL
      ? undefined
      : await openChannel(config.dataFolder, (args) => operate(operatorCtx(config, app, log), args), log);
    const metrics = config.METRICS_PORT
      ? await serveMetrics(config.METRICS_HOST, config.METRICS_PORT, { database, live: app.live })
      : undefined;
    const server = config.ROLE === "worker" ? undefined : await listenForAll(config, app, log);
    return {
      port: server?.port,
      close: async () => {
        await app.live.close();
        await metrics?.close();
        await channel?.close();
        await server?.close();
        await app.close();
        await endTracing();
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
