import type { Nomination, Nominee } from "@plaudit/api/award-nomination.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import {
  candidateIds,
  cursorAt,
  LATEST,
  type NominationRow,
  type NomineeRow,
  nominatingTeams,
  nominationLines,
  nomineeCursor,
  nomineeLines,
  placeAt,
} from "./nomination-queries.ts";
import { awardTypePolicy } from "./policy.ts";
import { awardTypeRow, namesNominators } from "./type-queries.ts";

interface Listing {
  cursor?: string | undefined;
  pageSize: number;
}

export async function listNominations(
  ctx: TenantCtx,
  typeId: string,
  { nomineeId, cursor, pageSize }: Listing & { nomineeId?: string | undefined },
): Promise<{ results: Nomination[]; next: string | null; teams: number | null }> {
  const { db } = ctx;
  const type = await awardTypeRow(ctx, typeId);
  awardTypePolicy.require(ctx, "view", type);
  const before = cursor ? placeAt(cursor) : LATEST;
  const [found, [from]] = await Promise.all([
    db.rows<NominationRow>(nominationLines(db.tenantId, { typeId, nomineeId, before, limit: pageSize + 1 })),
    nomineeId && !cursor ? db.rows<{ teams: number }>(nominatingTeams(db.tenantId, typeId, nomineeId)) : [],
  ]);
  const rows = found.slice(0, pageSize);
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap((row) => [row.nominee_id, row.nominator_id]))]);
  const last = rows.at(-1);
  return {
    results: rows.flatMap((row): Nomination[] => {
      const nominee = people.get(row.nominee_id);
      const nominator = namesNominators(type) ? (people.get(row.nominator_id) ?? null) : null;
      if (!nominee) return [];
      return [{ id: row.id, nominee, nominator, message: row.reason, createdAt: row.created_at.toISOString() }];
    }),
    next: last && found.length > pageSize ? cursorAt(last) : null,
    teams: from?.teams ?? null,
  };
}

export async function listNominees(
  ctx: TenantCtx,
  typeId: string,
  { winner, cursor, pageSize }: Listing & { winner?: boolean | undefined },
): Promise<{ results: Nominee[]; next: string | null }> {
  awardTypePolicy.require(ctx, "view", await awardTypeRow(ctx, typeId));
  const lines = nomineeLines(ctx.db.tenantId, { typeId, winner, cursor, limit: pageSize + 1 });
  const found = await ctx.db.rows<NomineeRow>(lines);
  const rows = found.slice(0, pageSize);
  const people = await peopleByIds(
    ctx,
    rows.map((row) => row.member_id),
  );
  const last = rows.at(-1);
  return {
    results: rows.flatMap((row): Nominee[] => {
      const member = people.get(row.member_id);
      return member ? [{ member, count: row.count, winner: row.winner, lastAt: row.last_at.toISOString() }] : [];
    }),
    next: last && found.length > pageSize ? nomineeCursor(last) : null,
  };
}

export async function findCandidates(ctx: TenantCtx, typeId: string, search = ""): Promise<PersonSummary[]> {
  awardTypePolicy.require(ctx, "nominate", await awardTypeRow(ctx, typeId));
  const ids = await candidateIds(ctx, typeId, search);
  const people = await peopleByIds(ctx, ids);
  return ids.flatMap((id) => people.get(id) ?? []);
}
