import { tenantVerifier } from "@plaudit/edge/tenant-header.ts";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { type Egress, openEgress } from "./adapters/egress/egress.ts";
import type { Files } from "./adapters/files/files.ts";
import type { Transport } from "./adapters/mail/transport.ts";
import { type Pictures, pictureMaker } from "./adapters/pictures/pictures.ts";
import { cardPrinter } from "./adapters/print/printer.ts";
import { harperRefiner } from "./adapters/refine/harper.ts";
import { publishedTango } from "./adapters/tango/open.ts";
import type { Services } from "./context.ts";
import type { Backend } from "./db/backend.ts";
import { createDatabase, type Database } from "./db/database.ts";
import type { Recorder } from "./db/transaction.ts";
import { channelByToken } from "./domains/channel/queries.ts";
import { uploadReceiver } from "./domains/media/receive.ts";
import { mediaServer } from "./domains/media/serve.ts";
import { eventReceiver } from "./domains/reward/tango/events.ts";
import { noLimits, rateLimits } from "./http/rate-limits.ts";
import type { Connection } from "./http/request-info.ts";
import { apiServer } from "./http/server.ts";
import { ownTicks } from "./jobs/own-ticks.ts";
import { jobRunner, type Runner } from "./jobs/runner.ts";
import { type Live, openLive } from "./live.ts";
import { allEffects, allJobs, allRoutes, notificationKinds } from "./registry.ts";
import { derive } from "./secrets.ts";
import { tenantUrl } from "./tenant-url.ts";

export interface AppOptions {
  /** Migrated. */
  backend: Backend;
  secret: string;
  /** The address of the apex, without a slash at its end. */
  apexUrl: string;
  transport: Transport;
  files: Files;
  /** Fetches addresses that people and browsers provide; only on the public internet, except in tests. */
  egress?: Egress;
  /** What others do for us; without it this machine does what it can. */
  services?: Services;
  /** A folder of this machine in which uploads wait to be checked. */
  quarantine: string;
  log: Logger;
  /** Parses every response by its contract: development and tests. */
  checkAnswers: boolean;
  /** Off in tests alone. */
  limited?: boolean;
  record?: Recorder | undefined;
  clock?: (() => Date | undefined) | undefined;
}

export interface App {
  database: Database;
  server: Hono<{ Bindings: Connection }>;
  runner: Runner;
  live: Live;
  files: Files;
  pictures: Pictures;
  /** What handlers sign with. */
  secret: string;
  close(): Promise<void>;
}

/** Signs the header in which the edge names the tenant of a request's host. */
export const edgeSecret = (secret: string): string => derive(secret, "edge");

/** Whether the database answers. The endpoint is public, so simultaneous calls share one query. */
function readiness(database: Database): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  const ask = () =>
    database
      .withAuth(async () => true)
      .catch(() => false)
      .finally(() => {
        pending = undefined;
      });
  return () => {
    pending ??= ask();
    return pending;
  };
}

/** The whole API over a database, without a socket. */
export async function createApp(options: AppOptions): Promise<App> {
  const { backend, secret, apexUrl, transport, files, quarantine, log, record, clock } = options;
  const { egress = openEgress() } = options;
  const services = options.services ?? { gifs: null, refiner: harperRefiner(), tango: publishedTango() };
  const { refiner } = services;
  const database = createDatabase({ backend, tenantUrl: (tenant) => tenantUrl(tenant, apexUrl), record, clock, log });
  const live = await openLive(backend, log);
  const handlers = derive(secret, "handlers");
  const pictures = pictureMaker();
  const printer = cardPrinter(files);
  const server = apiServer({
    routes: allRoutes,
    channelOf: channelByToken,
    database,
    live,
    limits: options.limited === false ? noLimits : rateLimits(database),
    services,
    printer,
    secret: handlers,
    apexUrl,
    checkAnswers: options.checkAnswers,
    verifyTenant: tenantVerifier(edgeSecret(secret)),
    log,
    media: {
      receive: uploadReceiver({ database, files, pictures, secret: handlers, quarantine, log }),
      serve: mediaServer({ database, files, secret: handlers }),
    },
    tangoEvents: eventReceiver({ database, secret: handlers, log }),
    ready: readiness(database),
  });
  const effects = allEffects({ database, transport, files, egress, services, log, secret: handlers, apexUrl });
  const runner = jobRunner({
    database,
    jobs: allJobs,
    effects,
    ticks: ownTicks,
    notificationKinds,
    secret: handlers,
    apexUrl,
    log,
  });
  return {
    database,
    server,
    runner,
    live,
    files,
    pictures,
    secret: handlers,
    async close() {
      await runner.stop();
      await database.settle();
      await live.close();
      transport.close();
      pictures.close();
      printer.close();
      refiner.close();
      files.close();
      await backend.close();
    },
  };
}
