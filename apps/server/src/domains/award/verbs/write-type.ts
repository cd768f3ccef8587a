import type { AwardType, AwardTypeBody, awardTypeEndpoints } from "@plaudit/api/award-type.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { freeName } from "../../../free-name.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { peopleByIds, teamsByIds } from "../../directory/index.ts";
import { type Audience, isOpenBank, storedAudience } from "../../points/index.ts";
import { exchangePicture } from "../picture.ts";
import { awardTypePolicy } from "../policy.ts";
import { presentType } from "../present-types.ts";
import { awardTypes } from "../tables.ts";
import { type AwardTypeRow, awardTypeRow, awardTypeRows } from "../type-queries.ts";
import { auditedType, type Stored, storedOf } from "./audited-type.ts";
import { juryOf, noJury } from "./jury-of.ts";
import { setWindow, windowDue } from "./set-window.ts";

type Change = Output<(typeof awardTypeEndpoints)["PATCH /award/awardTypes/{id}"]["body"]>;
const TYPES_MAX = 200;

/** A unique index backs the name when two use one at once. */
async function checkName(ctx: TenantCtx, name: string, id: string | null): Promise<AwardTypeRow[]> {
  const others = (await awardTypeRows(ctx, false)).filter((row) => row.id !== id);
  if (others.some((row) => nameKey(row.name) === nameKey(name))) throw fieldError("name", "taken", "nameTaken");
  return others;
}

function checkLimit(others: readonly AwardTypeRow[]): void {
  if (others.length >= TYPES_MAX) throw new DomainError("Conflict", "award.tooMany");
}

type AudienceField = "senders" | "nominators" | "candidates";
/** Nobody in particular is everybody. */
async function audienceOf(ctx: TenantCtx, field: AudienceField, named: readonly string[]): Promise<Audience> {
  const roles = (Object.keys(permissionsOf) as Role[]).filter((role) => named.includes(role));
  const wanted = [...new Set(named)].filter((id) => !(roles as string[]).includes(id));
  const [people, teams] = await Promise.all([peopleByIds(ctx, wanted), teamsByIds(ctx, wanted)]);
  const unknown = wanted.flatMap((id) =>
    people.has(id) || teams.has(id)
      ? []
      : [{ type: "unknown", path: `${field}.${named.indexOf(id)}`, key: "noMember" as const }],
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
  return storedAudience({
    everyone: named.length === 0,
    memberIds: wanted.filter((id) => people.has(id)),
    teamIds: wanted.filter((id) => teams.has(id)),
    roles,
  });
}

type Nominations = Pick<
  Stored,
  | "nomination"
  | "nominationStartAt"
  | "nominationEndAt"
  | "maxNominations"
  | "places"
  | "nominators"
  | "candidates"
  | "jury"
  | "criteria"
  | "anonymous"
  | "judgingDays"
>;
const sent: Nominations = {
  nomination: false,
  nominationStartAt: null,
  nominationEndAt: null,
  maxNominations: null,
  places: null,
  nominators: null,
  candidates: null,
  ...noJury,
};
const dateOf = (text: string | null | undefined, before: Date | null): Date | null =>
  text === undefined ? before : text === null ? null : new Date(text);

/** Of a draft both dates may be chosen; later on `extend` and `end` alone move the end. */
function checkDates(ctx: TenantCtx, after: Nominations, before: AwardTypeRow | null): void {
  const { nominationStartAt: start, nominationEndAt: end } = after;
  const moved = (["nominationStartAt", "nominationEndAt"] as const).filter(
    (field) => (before?.[field]?.getTime() ?? null) !== (after[field]?.getTime() ?? null),
  );
  const [first] = moved;
  if (!first) return;
  if (before && before.nominationStatus !== "draft") throw fieldError(first, "frozen", "award.datesFrozen");
  if (start && start <= ctx.now) throw fieldError("nominationStartAt", "range", "award.startPast");
  if (start && !end) throw fieldError("nominationEndAt", "required", "award.endMissing");
  if (end && end <= (start ?? ctx.now))
    throw fieldError("nominationEndAt", "range", start ? "award.endBeforeStart" : "award.endPast");
}

async function namedOrAll(
  ctx: TenantCtx,
  field: "nominators" | "candidates",
  { tenantWide, ids, before }: { tenantWide: boolean | undefined; ids: string[] | undefined; before: Audience | null },
): Promise<Audience> {
  const everyone = tenantWide ?? before?.everyone ?? true;
  if (everyone) return audienceOf(ctx, field, []);
  if (!ids) return before ?? audienceOf(ctx, field, []);
  if (ids.length === 0) throw fieldError(field, "required", "award.audienceMissing");
  return audienceOf(ctx, field, ids);
}

/** Whether a type is sent or given by nomination stays as it was created. */
async function nominationsOf(ctx: TenantCtx, body: Partial<AwardTypeBody>, before: AwardTypeRow | null) {
  const nomination = before?.nomination ?? body.nomination ?? false;
  if (body.nomination !== undefined && body.nomination !== nomination)
    throw fieldError("nomination", "frozen", "award.kindFrozen");
  if (!nomination) return sent;
  const [nominators, candidates, jury] = await Promise.all([
    namedOrAll(ctx, "nominators", {
      tenantWide: body.tenantWideNominators,
      ids: body.nominators,
      before: before?.nominators ?? null,
    }),
    namedOrAll(ctx, "candidates", {
      tenantWide: body.tenantWideCandidates,
      ids: body.candidates,
      before: before?.candidates ?? null,
    }),
    juryOf(ctx, body, before),
  ]);
  const after: Nominations = {
    nomination,
    nominationStartAt: dateOf(body.nominationStartAt, before?.nominationStartAt ?? null),
    nominationEndAt: dateOf(body.nominationEndAt, before?.nominationEndAt ?? null),
    maxNominations: body.maxNominations === undefined ? (before?.maxNominations ?? null) : body.maxNominations,
    places: body.places === undefined ? (before?.places ?? null) : body.places,
    nominators,
    candidates,
    ...jury,
  };
  checkDates(ctx, after, before);
  return after;
}

/** What the form sends of them, apart from the rest. */
function apart<B extends Partial<AwardTypeBody>>(body: B) {
  const { tenantWideNominators, tenantWideCandidates, nominators, candidates, ...rest } = body;
  const { jury, criteria, anonymous, judgingDays, ...other } = rest;
  const { nomination, nominationStartAt, nominationEndAt, maxNominations, places, ...fields } = other;
  const nominations = {
    ...{ tenantWideNominators, tenantWideCandidates, nominators, candidates },
    ...{ nomination, nominationStartAt, nominationEndAt, maxNominations, places },
    ...{ jury, criteria, anonymous, judgingDays },
  };
  return { fields, nominations: nominations as Partial<AwardTypeBody> };
}

/** Without points there is nothing to choose and nothing to pay. */
async function withBank(ctx: TenantCtx, given: Stored, before?: AwardTypeRow): Promise<Stored> {
  const type = given.nomination ? { ...given, pointsLocked: true } : given;
  if (type.points === 0) return { ...type, pointsLocked: true, budgetItemId: null };
  if (!ctx.actor.features.includes("points")) throw fieldError("points", "disabled", "pointsOff");
  if (!type.budgetItemId) throw fieldError("budgetItemId", "required", "award.bankMissing");
  if (type.budgetItemId !== before?.budgetItemId && !(await isOpenBank(ctx.db, type.budgetItemId)))
    throw fieldError("budgetItemId", "unknown", "award.bankGone");
  return type;
}

function insertType({ db, now, actor }: TenantCtx, id: string, type: Stored, archivedAt: Date | null): void {
  const nominationBy = type.nomination ? actor.memberId : null;
  setWindow(db, id, windowDue({ ...type, archivedAt, finalizedAt: null }, now));
  const row = {
    nominationBy,
    ...type,
    tenantId: db.tenantId,
    id,
    nameKey: nameKey(type.name),
    archivedAt,
    createdAt: now,
  };
  db.write(db.orm.insert(awardTypes).values(row));
}

export async function createAwardType(ctx: TenantCtx, body: AwardTypeBody): Promise<AwardType> {
  const { now } = ctx;
  const others = await checkName(ctx, body.name, null);
  checkLimit(others);
  const id = newId();
  const { fields: all, nominations } = apart(body);
  const { archived, mediaObjectId, senders: ids, ...fields } = all;
  const [senders, picture, nominated] = await Promise.all([
    audienceOf(ctx, "senders", ids),
    exchangePicture(ctx, { id, picture: null }, mediaObjectId),
    nominationsOf(ctx, nominations, null),
  ]);
  const type = await withBank(ctx, { ...fields, ...nominated, senders, picture });
  const archivedAt = archived ? now : null;
  insertType(ctx, id, type, archivedAt);
  await recordChange(ctx, "awardType.create", id, null, auditedType({ ...type, archivedAt }));
  return presentType(ctx, await awardTypeRow(ctx, id));
}

/** The form sends all of it, and with `archived` whether it is in use from then on. */
export async function updateAwardType(ctx: TenantCtx, id: string, { version, ...body }: Change): Promise<AwardType> {
  const { db, now } = ctx;
  const before = await awardTypeRow(ctx, id, "update");
  const { fields: all, nominations } = apart(body);
  const { archived = before.archivedAt !== null, mediaObjectId, senders: ids, ...fields } = all;
  const turns = archived !== (before.archivedAt !== null);
  if (turns) awardTypePolicy.require(ctx, "archive", before);
  const old = storedOf(before);
  const changes = Object.entries(body).some(([field, value]) => field !== "archived" && value !== undefined);
  if (changes || !turns) awardTypePolicy.require(ctx, "edit", turns ? { ...before, archivedAt: null } : before);
  expectVersion(await presentType(ctx, before), version, "award.typeChanged");
  const returns = turns && !archived;
  if (fields.name !== undefined || returns) {
    const others = await checkName(ctx, fields.name ?? before.name, id);
    if (returns) checkLimit(others);
  }
  const [senders, picture, nominated] = await Promise.all([
    ids ? audienceOf(ctx, "senders", ids) : before.senders,
    mediaObjectId === undefined ? before.picture : exchangePicture(ctx, before, mediaObjectId),
    nominationsOf(ctx, nominations, before),
  ]);
  const after =
    changes || returns
      ? await withBank(ctx, { ...old, ...fields, ...nominated, senders, picture }, returns ? undefined : before)
      : old;
  if (before.sent && (after.points !== before.points || after.pointsLocked !== before.pointsLocked))
    throw fieldError("points", "frozen", "award.frozen");
  const archivedAt = turns ? (archived ? now : null) : before.archivedAt;
  const verb = turns ? (archived ? "archive" : "unarchive") : "update";
  if (await recordChange(ctx, `awardType.${verb}`, id, auditedType(before), auditedType({ ...after, archivedAt }))) {
    await db.orm
      .update(awardTypes)
      .set({ ...after, nameKey: nameKey(after.name), archivedAt, version: version + 1 })
      .where(byId(db, awardTypes, id));
    setWindow(db, id, windowDue({ ...after, archivedAt, finalizedAt: before.finalizedAt }, now));
  }
  return presentType(ctx, await awardTypeRow(ctx, id));
}

export async function deleteAwardType(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await awardTypeRow(ctx, id, "update");
  awardTypePolicy.require(ctx, "delete", before);
  await exchangePicture(ctx, before, null);
  setWindow(db, id, null);
  await db.orm.delete(awardTypes).where(byId(db, awardTypes, id));
  await recordChange(ctx, "awardType.delete", id, auditedType(before), null);
}

/** The copy is in use at once, nominations for it are a draft; under the next free name. */
export async function cloneAwardType(ctx: TenantCtx, id: string): Promise<AwardType> {
  const { db } = ctx;
  const [of, others] = await Promise.all([awardTypeRow(ctx, id, "share"), awardTypeRows(ctx, false)]);
  awardTypePolicy.require(ctx, "clone", of);
  checkLimit(others);
  const name = freeName(
    of.name,
    others.map((row) => row.name),
  );
  const copy = { ...storedOf(of), name, nominationStartAt: null, nominationEndAt: null };
  if (copy.budgetItemId && !(await isOpenBank(db, copy.budgetItemId)))
    throw new DomainError("Conflict", "award.bankClosed");
  const copyId = newId();
  insertType(ctx, copyId, copy, null);
  await recordChange(ctx, "awardType.clone", copyId, null, auditedType(copy));
  return presentType(ctx, await awardTypeRow(ctx, copyId));
}
