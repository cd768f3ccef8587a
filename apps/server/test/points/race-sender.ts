/** A process of the race: sends as fast as it can, five at a time, and prints each acknowledged id. */
import { pino } from "pino";
import { createDatabase } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { sendRecognition } from "../../src/domains/recognition/verbs/send-recognition.ts";
import { DomainError } from "../../src/error.ts";
import { ctxOf, type People } from "./people.ts";

const [url = "", secret = "", work = "", json = "{}"] = process.argv.slice(2);
const people = JSON.parse(json) as People;
const { tenantId, memberIds, teamId } = people;
const log = pino({ level: "silent" });
const backend = openPostgres({ url, secret, poolSize: 8, log });
const database = createDatabase({ backend, tenantUrl: ({ slug }) => `http://${slug}.localhost` });
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function target(senderId: string) {
  if (Math.random() < 0.2) return [{ type: "team" as const, id: teamId }];
  const others = memberIds.filter((id) => id !== senderId);
  return [...new Set([any(others), any(others)])].map((id) => ({ type: "tenantMember" as const, id }));
}

async function send(): Promise<void> {
  const senderId = any(memberIds);
  const amount = 1 + Math.floor(Math.random() * 40);
  const body = { status: "published" as const, message: "Thank you", amount, sendTo: target(senderId), qualityIds: [] };
  try {
    const sent = await database.withTenant(tenantId, (db, { now }) =>
      sendRecognition(ctxOf(db, now, senderId), { ...body, tenantWide: true, ignoreExceptions: true }),
    );
    process.stdout.write(`${sent.id}\n`);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "PointsExceptionError") throw error;
  }
}

async function allocate(): Promise<void> {
  let after: string | undefined;
  do {
    const from = after;
    after =
      (await database.withTenant(tenantId, (db, { now }) => allocatePoints(db, { now, after: from, size: 20 }))) ??
      undefined;
    process.stdout.write("chunk\n");
  } while (after);
}

const sends = async () => {
  for (let n = 0; n < 60; n += 1) await send();
};
await (work === "allocate" ? allocate() : Promise.all(Array.from({ length: 6 }, sends)));
await backend.close();
