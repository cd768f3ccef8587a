import type { Output } from "@plaudit/api/endpoint.ts";
import { memberAccounts, type StatementLine, type statementEndpoints } from "@plaudit/api/statement.ts";
import type { TenantCtx } from "../../context.ts";
import type { Registered } from "../../domain.ts";
import { DomainError } from "../../error.ts";
import { accountId, ownerOf, pointsAccountPolicy } from "../points/index.ts";
import { namesActor, pointsTransactionPolicy } from "./policy.ts";
import { firstRecipients, type LineRow, linesBefore } from "./queries.ts";
import { mergeLines } from "./rules/merge-lines.ts";

type Query = Output<(typeof statementEndpoints)["GET /points/transactions"]["query"]>;
type Account = (typeof memberAccounts)[number];
type Line = LineRow & { account: Account };

const NEWEST = 999_999_999;
/** Names on a line. */
const NAMED = 3;

/** Whose statement it is; refused to who may not read it. */
export async function checkOwner(ctx: TenantCtx, ownerId = ctx.actor.memberId): Promise<string> {
  pointsAccountPolicy.require(ctx, "view", { ownerId });
  if (ownerId !== ctx.actor.memberId && !(await ownerOf(ctx.db, ownerId)))
    throw new DomainError("NotFound", "noMember");
  return ownerId;
}

async function pageOf({ db }: TenantCtx, ownerId: string, { cursor, pageSize, account, ...filter }: Query) {
  const bounds = cursor?.split(".").map(Number) ?? [];
  const sources = await Promise.all(
    memberAccounts.map(async (type, n) => {
      const before = bounds[n] ?? NEWEST;
      if ((account && account !== type) || before === 0) return { rows: [], before: 0, more: false };
      const found = await db.rows<LineRow>(
        linesBefore(db, { account: accountId(ownerId, type), before, limit: pageSize + 1, filter }),
      );
      const rows = found.slice(0, pageSize).map((row): Line => ({ ...row, account: type }));
      return { rows, before: rows.length > 0 ? before : 0, more: found.length > pageSize };
    }),
  );
  return mergeLines<Line>(sources, pageSize);
}

async function aboutOf(ctx: TenantCtx, finders: Registered["about"], lines: readonly Line[]) {
  const byType = Map.groupBy(lines, (line) => line.referenceType);
  const found = await Promise.all(
    [...byType].map(async ([type, of]) => finders[type]?.(ctx, [...new Set(of.map((line) => line.referenceId))])),
  );
  return new Map(found.flatMap((map) => [...(map ?? [])]));
}

/** Lines with the names of everybody in them, and with what they are about. */
async function present(ctx: TenantCtx, { people, about }: Registered, lines: readonly Line[]) {
  const given = lines.filter((line) => line.amount < 0 && pointsTransactionPolicy.can(ctx.actor, "view", line));
  const [recipients, words] = await Promise.all([
    firstRecipients(ctx.db, [...new Set(given.map((line) => line.id))], NAMED + 1),
    aboutOf(ctx, about, lines),
  ]);
  const actorIds = lines.flatMap((line) => line.actorId ?? []);
  const names = await people(ctx, [...new Set([...actorIds, ...recipients.map((row) => row.memberId)])]);
  const reached = Map.groupBy(recipients, (row) => row.transactionId);
  return lines.map((line): StatementLine => {
    const to = line.amount < 0 ? (reached.get(line.id) ?? []) : [];
    const { reversesId, reversedType, reversedAt, takenBackAt: at, takenBack, takenBackNote: reason } = line;
    return {
      __entity_type__: "pointsTransaction",
      __permissions__: pointsTransactionPolicy.permissionsOn(ctx.actor, line),
      id: `${line.id}.${line.account}`,
      transactionId: line.id,
      type: line.type,
      account: line.account,
      amount: line.amount,
      balance: line.balance,
      createdAt: line.createdAt.toISOString(),
      actor: (line.actorId && namesActor(ctx.actor, line) && names.get(line.actorId)) || null,
      recipients: to.slice(0, NAMED).flatMap((row) => names.get(row.memberId) ?? []),
      moreRecipients: to.length > NAMED,
      about: words.get(line.referenceId) ?? null,
      reverses:
        reversesId && reversedType && reversedAt
          ? { id: reversesId, type: reversedType, createdAt: reversedAt.toISOString() }
          : null,
      reversed: line.reversed,
      takenBack: at && line.amount > 0 ? { at: at.toISOString(), amount: takenBack, reason } : null,
      note: line.note,
      lapsesAt: line.lapsesAt?.toISOString() ?? null,
      left: line.left,
    };
  });
}

/** A page of a member's statement. */
export async function listLines(ctx: TenantCtx, all: Registered, query: Query) {
  const ownerId = await checkOwner(ctx, query.ownerId);
  if (!ctx.actor.features.includes("points")) return { results: [], next: null };
  const { page, next } = await pageOf(ctx, ownerId, query);
  const results = await present(
    ctx,
    all,
    page.map(({ row }) => row),
  );
  return { results, next: next?.join(".") ?? null };
}
