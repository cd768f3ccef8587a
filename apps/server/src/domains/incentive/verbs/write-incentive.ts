import type { Output } from "@plaudit/api/endpoint.ts";
import type { Incentive, IncentiveBody, incentiveEndpoints } from "@plaudit/api/incentive.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import { expectVersion } from "../../../expect-version.ts";
import { freeName } from "../../../free-name.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { checkAudience, storedAudience } from "../../points/index.ts";
import { exchangeBadge } from "../picture.ts";
import { incentivePolicy } from "../policy.ts";
import { presentIncentive } from "../present.ts";
import { type IncentiveRow, incentiveRow } from "../queries.ts";
import { incentives } from "../tables.ts";
import { audited, type Stored, storedOf } from "./audited.ts";
import { checkCount, checkName, checkReviewers, checkStored } from "./check-incentive.ts";

type Change = Output<(typeof incentiveEndpoints)["PATCH /incentive/incentives/{id}"]["body"]>;

const dateOf = (text: string | null | undefined, before: Date | null): Date | null =>
  text === undefined ? before : text === null ? null : new Date(text);

/** A code is scanned once by each, and is all that changes by itself. */
const withCode = (stored: Stored): Stored =>
  stored.proof === "code" ? { ...stored, perPerson: 1, perMonth: false } : { ...stored, rotating: false };

async function storedFrom(
  ctx: TenantCtx,
  id: string,
  { audience, reviewers, mediaObjectId, opensAt, closesAt, ...fields }: Partial<IncentiveBody>,
  before: Stored,
): Promise<Stored> {
  await checkAudience(ctx, "audience", audience);
  const [picture, named] = await Promise.all([
    mediaObjectId === undefined ? before.picture : exchangeBadge(ctx, { id, picture: before.picture }, mediaObjectId),
    reviewers ? checkReviewers(ctx, reviewers) : before.reviewers,
  ]);
  return withCode({
    ...before,
    ...fields,
    picture,
    audience: audience ? storedAudience(audience) : before.audience,
    reviewers: named,
    opensAt: dateOf(opensAt, before.opensAt),
    closesAt: dateOf(closesAt, before.closesAt),
  });
}

function insert({ db, now }: TenantCtx, id: string, stored: Stored): void {
  const row = { ...stored, tenantId: db.tenantId, id, nameKey: nameKey(stored.name), createdAt: now };
  db.write(db.orm.insert(incentives).values(row));
}

export async function createIncentive(ctx: TenantCtx, body: IncentiveBody): Promise<Incentive> {
  checkCount(await checkName(ctx, body.name, null));
  const id = newId();
  const nothing = { ...body, picture: null, audience: storedAudience(body.audience), opensAt: null, closesAt: null };
  const stored = await storedFrom(ctx, id, body, nothing);
  await checkStored(ctx, stored, null, false);
  insert(ctx, id, storedOf({ ...stored } as IncentiveRow));
  await recordChange(ctx, "incentive.create", id, null, audited(stored));
  return presentIncentive(ctx, await incentiveRow(ctx, id));
}

/** Claims that wait keep what they were made with. */
export async function updateIncentive(ctx: TenantCtx, id: string, { version, ...body }: Change): Promise<Incentive> {
  const { db } = ctx;
  const before = await incentiveRow(ctx, id, true);
  incentivePolicy.require(ctx, "edit", before);
  expectVersion(await presentIncentive(ctx, before), version, "incentive.changed");
  if (body.name !== undefined) await checkName(ctx, body.name, id);
  const old = storedOf(before);
  const after = await storedFrom(ctx, id, body, old);
  await checkStored(ctx, after, old, before.status === "active");
  if (await recordChange(ctx, "incentive.update", id, audited(old), audited(after)))
    await db.orm
      .update(incentives)
      .set({ ...after, nameKey: nameKey(after.name), version: version + 1 })
      .where(byId(db, incentives, id));
  return presentIncentive(ctx, await incentiveRow(ctx, id));
}

export async function deleteIncentive(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await incentiveRow(ctx, id, true);
  incentivePolicy.require(ctx, "delete", before);
  await exchangeBadge(ctx, before, null);
  await db.orm.delete(incentives).where(byId(db, incentives, id));
  await recordChange(ctx, "incentive.delete", id, audited(before), null);
}

/** A draft with all of it but the dates, under the next free name, and with what is changed of it. */
export async function duplicateIncentive(ctx: TenantCtx, id: string, body: Partial<IncentiveBody>): Promise<Incentive> {
  const of = await incentiveRow(ctx, id);
  incentivePolicy.require(ctx, "duplicate", of);
  const others = await checkName(ctx, body.name ?? "", null);
  checkCount(others);
  const name = freeName(of.name, [...others.map((row) => row.name), of.name]);
  const like = { ...storedOf(of), name, opensAt: null, closesAt: null };
  const copyId = newId();
  const copy = await storedFrom(ctx, copyId, body, like);
  await checkStored(ctx, copy, like, false);
  insert(ctx, copyId, copy);
  await recordChange(ctx, "incentive.duplicate", copyId, null, audited(copy));
  return presentIncentive(ctx, await incentiveRow(ctx, copyId));
}

export async function startIncentive(ctx: TenantCtx, id: string): Promise<Incentive> {
  const { db, now } = ctx;
  const before = await incentiveRow(ctx, id, true);
  incentivePolicy.require(ctx, "start", before);
  const stored = storedOf(before);
  // The settings, its bank or the day may have changed since it was written.
  await checkStored(ctx, stored, null, true);
  await db.orm
    .update(incentives)
    .set({ startedAt: now, version: before.version + 1 })
    .where(byId(db, incentives, id));
  await recordChange(ctx, "incentive.start", id, { status: "draft" }, { status: "active" });
  return presentIncentive(ctx, await incentiveRow(ctx, id));
}

/** What waits is still decided. */
export async function endIncentive(ctx: TenantCtx, id: string): Promise<Incentive> {
  const { db, now } = ctx;
  const before = await incentiveRow(ctx, id, true);
  incentivePolicy.require(ctx, "end", before);
  await db.orm
    .update(incentives)
    .set({ endedAt: now, version: before.version + 1 })
    .where(byId(db, incentives, id));
  await recordChange(ctx, "incentive.end", id, { status: "active" }, { status: "ended" });
  return presentIncentive(ctx, await incentiveRow(ctx, id));
}
