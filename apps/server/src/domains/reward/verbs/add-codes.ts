import { setImmediate as turn } from "node:timers/promises";
import type { CodesBody, RejectedCode } from "@plaudit/api/reward.ts";
import { MOST_CODES } from "@plaudit/api/reward-arts.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { isoDate } from "../../points/index.ts";
import { rewardPolicy } from "../policy.ts";
import { adminFacts, presentReward } from "../present.ts";
import { rewardRow, variantsOf } from "../queries.ts";
import { credentialSealer, fingerprinter } from "../rules/credential.ts";
import { type CodeLine, masked, readCodes } from "../rules/read-codes.ts";
import { rewardCodeFiles } from "../tables.ts";
import { scheduleExpiry } from "./expire-codes.ts";

/** So many lines are named; the total counts all. */
const NAMED = 1_000;
/** After so many, other requests have their turn. */
const STRETCH = 2_000;

interface Prepared extends CodeLine {
  fingerprint: Buffer;
}
async function inTurns<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const [n, one] of all.entries()) {
    made.push(work(one));
    if (n % STRETCH === STRETCH - 1) await turn();
  }
  return made;
}

async function knownIn(db: TenantDb, rewardId: string, codes: readonly Prepared[]): Promise<Set<string>> {
  const rows = await db.query<{ fingerprint: Buffer }>({
    text: "select c.fingerprint from reward_codes c where c.tenant_id = $1 and c.reward_id = $2 and c.fingerprint = any($3::bytea[])",
    values: [db.tenantId, rewardId, codes.map(({ fingerprint }) => fingerprint)],
  });
  return new Set(rows.map(({ fingerprint }) => Buffer.from(fingerprint).toString("base64")));
}

/** Adds those that are in order, all of them or none: its reward is locked, so that two files do not add one twice. */
export async function addCodes(ctx: TenantCtx, id: string, { csv, variantId, check = false }: CodesBody) {
  const { db, secret } = ctx;
  const row = await rewardRow(db, id, true);
  rewardPolicy.require(ctx, "addCodes", { ...row, ...adminFacts(row) });
  const variants = (await variantsOf(db, [id])).get(id) ?? [];
  const variant = variantId ? variants.find((one) => one.id === variantId) : variants.length === 1 ? variants[0] : null;
  if (!variant) throw fieldError("variantId", variantId ? "unknown" : "required", "reward.chooseVariant");
  const read = readCodes(csv, isoDate(ctx.now, ctx.tenant.timezone));
  if (read.lines > MOST_CODES) throw fieldError("csv", "range", "reward.tooManyCodes");

  const fingerprint = fingerprinter(secret);
  const prepared = await inTurns(read.good, (one): Prepared => ({ ...one, fingerprint: fingerprint(one.code) }));
  const known = prepared.length > 0 ? await knownIn(db, id, prepared) : new Set<string>();
  const isKnown = (one: Prepared) => known.size > 0 && known.has(one.fingerprint.toString("base64"));
  const good = prepared.filter((one) => !isKnown(one));
  const rejected: RejectedCode[] = [
    ...read.rejected,
    ...prepared
      .filter(isKnown)
      .map(({ line, code }) => ({ line, code: masked(code), reason: "known" as const, firstLine: null })),
  ].sort((a, b) => a.line - b.line);
  if (!check && good.length > 0) {
    const seal = credentialSealer(secret);
    const rows = await inTurns(good, (one) => [one.fingerprint, seal({ code: one.code, parts: [] }), one.expiresOn]);
    for (const statement of multiRow({
      name: "reward_codes",
      head: "insert into reward_codes (tenant_id, reward_id, variant_id, created_at, fingerprint, sealed, expires_on) values",
      row: "($1, $2, $3, $4, ?, ?, ?::date)",
      shared: [db.tenantId, id, variant.id, ctx.now],
      rows,
    }))
      db.write(statement);
    db.write({
      text: "update reward_variants set stock = coalesce(stock, 0) + $4 where tenant_id = $1 and reward_id = $2 and id = $3",
      values: [db.tenantId, id, variant.id, good.length],
    });
    const file = { rewardId: id, id: newId(), variantId: variant.id, added: good.length, actorId: ctx.actor.memberId };
    db.write(db.orm.insert(rewardCodeFiles).values({ tenantId: db.tenantId, ...file, createdAt: ctx.now }));
    if (good.some(({ expiresOn }) => expiresOn !== null)) await scheduleExpiry(ctx, id);
    const after = { added: good.length };
    await recordAudit(ctx, { action: "reward.addCodes", entityType: "reward", entityId: id, before: null, after });
  }
  return {
    lines: read.lines,
    added: good.length,
    rejected: { results: rejected.slice(0, NAMED), total: rejected.length },
    reward: await presentReward(ctx, await rewardRow(db, id)),
  };
}
