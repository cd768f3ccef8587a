import type { Logger } from "pino";
import type { Files } from "../../../adapters/files/files.ts";
import type { Pictures } from "../../../adapters/pictures/pictures.ts";
import { noTango } from "../../../adapters/tango/open.ts";
import type { TenantCtx } from "../../../context.ts";
import type { Database, Entered } from "../../../db/database.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { DemoCtx } from "../../../domain.ts";
import type { Jobs, WorkerCtx } from "../../../jobs/context.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import type { Player } from "./raise-tenant.ts";
import { setClock } from "./set-clock.ts";

export interface DemoDeps {
  database: Database;
  files: Files;
  pictures: Pictures;
  /** Jobs that notify people of the last weeks. */
  jobs: Jobs;
  notificationKinds: WorkerCtx["notificationKinds"];
  /** What domains add at the end. */
  seeds: readonly ((ctx: DemoCtx) => Promise<unknown>)[];
  secret: string;
  apexUrl: string;
  log: Logger;
  /** The data folder: what cannot be read back from the database, such as a screen's address, is noted there. */
  folder: string;
  say: (line: string) => void;
}

export interface Stage {
  deps: DemoDeps;
  db: TenantDb;
  tenant: Entered["tenant"];
}
type Job = Parameters<Enqueue>;

const nobody: TenantCtx["services"]["refiner"] = {
  host: null,
  refine: () => Promise.reject(new Error("nobody refines here")),
  close: () => undefined,
};
const unprinted: TenantCtx["printer"] = {
  print: () => Promise.reject(new Error("nobody prints here")),
  peak: 0,
  close: () => undefined,
};
const silent = async () => undefined;

function memberCtx({ deps, db, tenant }: Stage, player: Player, now: Date, enqueue: Enqueue): TenantCtx {
  const { memberId, userId, role } = player;
  const { features, language: locale, timezone } = tenant;
  return {
    db,
    tenant,
    services: { gifs: null, refiner: nobody, tango: noTango },
    printer: unprinted,
    now,
    enqueue,
    actor: { tenantId: tenant.id, memberId, userId, role, features, locale, timezone },
    asked: new Set(),
    publish: silent,
    live: () => new ReadableStream(),
    again: (work) => work(db),
    outdate: () => undefined,
    log: deps.log,
    secret: deps.secret,
    apexUrl: deps.apexUrl,
    request: {
      id: "demo",
      ip: "127.0.0.1",
      userAgent: "",
      host: "",
      secure: false,
      cookies: "",
      hostTenantId: tenant.id,
    },
    session: {
      tokenHash: Buffer.alloc(0),
      scope: "tenant",
      familyId: userId,
      userId,
      memberId,
      tenantId: tenant.id,
      expiresAt: now,
    },
  };
}

/** What follows from it, at once and in the same transaction; nobody is mailed. */
async function runJobs({ deps, db, tenant }: Stage, jobs: Job[], now: Date): Promise<void> {
  const { secret, log, apexUrl, notificationKinds } = deps;
  const enqueue: Enqueue = async (...job) => {
    jobs.push(job);
  };
  const outside = { enqueue, publish: silent, sendMail: silent };
  const ctx: WorkerCtx = { db, now, tenant, secret, log, apexUrl, notificationKinds, ...outside };
  for (let job = jobs.shift(); job; job = jobs.shift()) await deps.jobs[job[0]]?.(ctx, job[1]);
}

/** Lets somebody do something at an instant, through the verb that a request would have called. */
export async function actAs<T>(
  stage: Stage,
  player: Player,
  { at, notifies }: { at: Date; notifies: boolean },
  act: (ctx: TenantCtx) => Promise<T>,
): Promise<T> {
  setClock(stage.db, at);
  const jobs: Job[] = [];
  const enqueue: Enqueue = async (...job) => {
    if (notifies) jobs.push(job);
  };
  const result = await act(memberCtx(stage, player, at, enqueue));
  await runJobs(stage, jobs, at);
  return result;
}
