import type { AwardType, AwardTypeBody, awardTypeEndpoints } from "@plaudit/api/award-type.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { peopleByIds, teamsByIds } from "../../directory/index.ts";
import { type Audience, isOpenBank, storedAudience } from "../../points/index.ts";
import { exchangePicture } from "../picture.ts";
import { awardTypePolicy } from "../policy.ts";
import { presentType } from "../present-types.ts";
import { freeName } from "../rules/free-name.ts";
import { awardTypes } from "../tables.ts";
import { type AwardTypeRow, awardTypeRow, awardTypeRows } from "../type-queries.ts";

type Change = Output<(typeof awardTypeEndpoints)["PATCH /award/awardTypes/{id}"]["body"]>;
const TYPES_MAX = 200;

type Stored = Pick<
  AwardTypeRow,
  | "name"
  | "description"
  | "badge"
  | "picture"
  | "points"
  | "pointsLocked"
  | "budgetItemId"
  | "senders"
  | "notify"
  | "pinForDays"
>;
const audited = ({ picture, senders, ...row }: Stored & { archivedAt?: Date | null }) => ({
  name: row.name,
  description: row.description,
  badge: row.badge,
  mediaObjectId: picture?.id ?? null,
  points: row.points,
  pointsLocked: row.pointsLocked,
  budgetItemId: row.budgetItemId,
  senders: [...senders.roles, ...senders.teamIds, ...senders.memberIds],
  notify: row.notify,
  pinForDays: row.pinForDays,
  archived: Boolean(row.archivedAt),
});
const storedOf = (row: AwardTypeRow): Stored => {
  const { name, description, badge, picture, points, pointsLocked, budgetItemId, senders, notify, pinForDays } = row;
  return { name, description, badge, picture, points, pointsLocked, budgetItemId, senders, notify, pinForDays };
};

/** A unique index backs the name when two use one at once. */
async function checkName(ctx: TenantCtx, name: string, id: string | null): Promise<AwardTypeRow[]> {
  const others = (await awardTypeRows(ctx, false)).filter((row) => row.id !== id);
  if (others.some((row) => nameKey(row.name) === nameKey(name))) throw fieldError("name", "taken", "nameTaken");
  return others;
}

/** Nobody in particular is everybody. */
async function sendersOf(ctx: TenantCtx, named: readonly string[]): Promise<Audience> {
  const roles = (Object.keys(permissionsOf) as Role[]).filter((role) => named.includes(role));
  const wanted = [...new Set(named)].filter((id) => !(roles as string[]).includes(id));
  const [people, teams] = await Promise.all([peopleByIds(ctx, wanted), teamsByIds(ctx, wanted)]);
  const unknown = wanted.flatMap((id) =>
    people.has(id) || teams.has(id)
      ? []
      : [{ type: "unknown", path: `senders.${named.indexOf(id)}`, key: "noMember" as const }],
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
  return storedAudience({
    everyone: named.length === 0,
    memberIds: wanted.filter((id) => people.has(id)),
    teamIds: wanted.filter((id) => teams.has(id)),
    roles,
  });
}

/** Without points there is nothing to choose and nothing to pay. */
async function withBank(ctx: TenantCtx, type: Stored, before?: AwardTypeRow): Promise<Stored> {
  if (type.points === 0) return { ...type, pointsLocked: true, budgetItemId: null };
  if (!ctx.actor.features.includes("points")) throw fieldError("points", "disabled", "pointsOff");
  if (!type.budgetItemId) throw fieldError("budgetItemId", "required", "award.bankMissing");
  if (type.budgetItemId !== before?.budgetItemId && !(await isOpenBank(ctx.db, type.budgetItemId)))
    throw fieldError("budgetItemId", "unknown", "award.bankGone");
  return type;
}

function insertType(db: TenantDb, id: string, now: Date, type: Stored, archivedAt: Date | null): void {
  const row = { ...type, tenantId: db.tenantId, id, nameKey: nameKey(type.name), archivedAt, createdAt: now };
  db.write(db.orm.insert(awardTypes).values(row));
}

export async function createAwardType(ctx: TenantCtx, body: AwardTypeBody): Promise<AwardType> {
  const { db, now } = ctx;
  const others = await checkName(ctx, body.name, null);
  if (others.length >= TYPES_MAX) throw new DomainError("Conflict", "award.tooMany");
  const id = newId();
  const { archived, mediaObjectId, senders: ids, ...fields } = body;
  const [senders, picture] = await Promise.all([
    sendersOf(ctx, ids),
    exchangePicture(ctx, { id, picture: null }, mediaObjectId),
  ]);
  const type = await withBank(ctx, { ...fields, senders, picture });
  const archivedAt = archived ? now : null;
  insertType(db, id, now, type, archivedAt);
  await recordChange(ctx, "awardType.create", id, null, audited({ ...type, archivedAt }));
  return presentType(ctx, await awardTypeRow(ctx, id));
}

/** The form sends all of it, and with `archived` whether it is in use from then on. */
export async function updateAwardType(ctx: TenantCtx, id: string, { version, ...body }: Change): Promise<AwardType> {
  const { db, now } = ctx;
  const before = await awardTypeRow(ctx, id, "update");
  const { archived = before.archivedAt !== null, mediaObjectId, senders: ids, ...fields } = body;
  const turns = archived !== (before.archivedAt !== null);
  if (turns) awardTypePolicy.require(ctx, "archive", before);
  const old = storedOf(before);
  const changes = Object.keys(fields).length > 0 || mediaObjectId !== undefined || ids !== undefined;
  if (changes || !turns) awardTypePolicy.require(ctx, "edit", turns ? { ...before, archivedAt: null } : before);
  expectVersion(await presentType(ctx, before), version, "award.typeChanged");
  if (fields.name !== undefined || (turns && !archived)) await checkName(ctx, fields.name ?? before.name, id);
  const [senders, picture] = await Promise.all([
    ids ? sendersOf(ctx, ids) : before.senders,
    mediaObjectId === undefined ? before.picture : exchangePicture(ctx, before, mediaObjectId),
  ]);
  const returns = turns && !archived;
  const after =
    changes || returns
      ? await withBank(ctx, { ...old, ...fields, senders, picture }, returns ? undefined : before)
      : old;
  if (before.sent && (after.points !== before.points || after.pointsLocked !== before.pointsLocked))
    throw fieldError("points", "frozen", "award.frozen");
  const archivedAt = turns ? (archived ? now : null) : before.archivedAt;
  const verb = turns ? (archived ? "archive" : "unarchive") : "update";
  if (await recordChange(ctx, `awardType.${verb}`, id, audited(before), audited({ ...after, archivedAt })))
    await db.orm
      .update(awardTypes)
      .set({ ...after, nameKey: nameKey(after.name), archivedAt, version: version + 1 })
      .where(byId(db, awardTypes, id));
  return presentType(ctx, await awardTypeRow(ctx, id));
}

export async function deleteAwardType(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await awardTypeRow(ctx, id, "update");
  awardTypePolicy.require(ctx, "delete", before);
  await exchangePicture(ctx, before, null);
  await db.orm.delete(awardTypes).where(byId(db, awardTypes, id));
  await recordChange(ctx, "awardType.delete", id, audited(before), null);
}

/** The copy is in use at once, under the next free name. */
export async function cloneAwardType(ctx: TenantCtx, id: string): Promise<AwardType> {
  const { db, now } = ctx;
  const [of, others] = await Promise.all([awardTypeRow(ctx, id, "share"), awardTypeRows(ctx, false)]);
  awardTypePolicy.require(ctx, "clone", of);
  if (others.length >= TYPES_MAX) throw new DomainError("Conflict", "award.tooMany");
  const name = freeName(
    of.name,
    others.map((row) => row.name),
  );
  const copy = { ...storedOf(of), name };
  if (copy.budgetItemId && !(await isOpenBank(db, copy.budgetItemId)))
    throw new DomainError("Conflict", "award.bankClosed");
  const copyId = newId();
  insertType(db, copyId, now, copy, null);
  await recordChange(ctx, "awardType.clone", copyId, null, audited(copy));
  return presentType(ctx, await awardTypeRow(ctx, copyId));
}
