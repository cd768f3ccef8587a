import type { CardList } from "@plaudit/api/card-designs.ts";
import type { TenantCtx } from "../../context.ts";
import { fieldError } from "../../error.ts";
import { type Position, signedCursor } from "../../signed-cursor.ts";
import { peopleByIds } from "../directory/index.ts";
import { contributorsOf } from "./contributor-queries.ts";
import { cardContributorPolicy, cardPolicy } from "./policy.ts";
import { contributorFacts, presentCards, presentContributor, presentSignatures } from "./present.ts";
import { cardSeen, cardsBetween, countCards, listCards, signaturesOf } from "./queries.ts";

const cursors = signedCursor("card");

interface Listing {
  cursor?: string | undefined;
  pageSize: number;
}
function positionOf({ db, secret }: TenantCtx, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const position = cursors.decode(secret, db.tenantId, cursor);
  if (!position) throw fieldError("cursor", "cursor", "badCursor");
  return position;
}
const nextOf = ({ db, secret }: TenantCtx, last: Position | undefined): string | null =>
  last ? cursors.encode(secret, db.tenantId, last) : null;

/** One more than a page was read: where the next one goes on. */
const lastOf = <Row extends { id: string; createdAt: Date }>(rows: readonly Row[], pageSize: number) => {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return last && { at: last.createdAt, id: last.id };
};

export async function readCards(ctx: TenantCtx, { list, cursor, pageSize }: Listing & { list: CardList }) {
  const before = positionOf(ctx, cursor);
  const [rows, total] = await Promise.all([
    listCards(ctx, list, { before, limit: pageSize + 1 }),
    countCards(ctx, list),
  ]);
  const results = await presentCards(ctx, rows.slice(0, pageSize));
  return { results, next: nextOf(ctx, lastOf(rows, pageSize)), total };
}

export async function readCalendar(ctx: TenantCtx, days: { from: string; to: string }) {
  return { results: await presentCards(ctx, await cardsBetween(ctx, days)) };
}

export async function readSignatures(
  ctx: TenantCtx,
  cardId: string,
  { cursor, pageSize, idIn: ids }: Listing & { idIn?: readonly string[] | undefined },
) {
  const after = positionOf(ctx, cursor);
  const card = await cardSeen(ctx, cardId);
  cardPolicy.require(ctx, "view", card);
  const rows = await signaturesOf(ctx.db, cardId, { after, limit: pageSize + 1, ids });
  const shown = rows.slice(0, pageSize).map((row) => ({ card, row }));
  return {
    results: await presentSignatures(ctx, shown),
    next: nextOf(ctx, lastOf(rows, pageSize)),
    total: card.signatureCount,
  };
}

/** By name; of those who signed the latest first. */
export async function readContributors(
  ctx: TenantCtx,
  cardId: string,
  { cursor, pageSize, signed }: Listing & { signed?: boolean | undefined },
) {
  const { db } = ctx;
  const after = positionOf(ctx, cursor);
  const card = await cardSeen(ctx, cardId);
  cardPolicy.require(ctx, "view", card);
  cardContributorPolicy.require(
    ctx,
    "view",
    contributorFacts(ctx, card, { memberId: ctx.actor.memberId, signedAt: null, remindedAt: null }),
  );
  const { rows, total } = await contributorsOf(db, cardId, { after, limit: pageSize + 1, signed });
  const shown = rows.slice(0, pageSize);
  const people = await peopleByIds(ctx, [
    ...new Set(shown.flatMap((row) => [row.memberId, ...(row.invitedBy ? [row.invitedBy] : [])])),
  ]);
  return {
    results: shown.flatMap((row) => presentContributor(ctx, { card, row, people })),
    next: nextOf(
      ctx,
      lastOf(
        rows.map((row) => ({ id: row.memberId, createdAt: row.signedAt ?? row.createdAt })),
        pageSize,
      ),
    ),
    total,
  };
}
