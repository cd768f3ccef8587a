import { z } from "zod";
import type { Sealed } from "../../../domain.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { BEGINNING, chainOf, LAST_KEY } from "../chain-queries.ts";
import { type BlockHead, blockHash, NO_HASH, sealRows } from "../rules/block.ts";

/** Rows of one block: few enough to be held, and to be over soon. */
const STRETCH = 5_000;
const order = z.object({ to: z.int() });

/** The next block of a chain; true where there is more to seal. */
async function sealStretch({ db, now }: WorkerCtx, { chain, rows }: Sealed, to: number): Promise<boolean> {
  db.write({
    text: `insert into audit_chains (tenant_id, chain, number, to_position, to_key, hash, rows)
      values ($1, $2, 0, $3, $4, $5, 0) on conflict do nothing`,
    values: [db.tenantId, chain, BEGINNING.position, BEGINNING.key, NO_HASH],
  });
  const last = await chainOf(db, chain, "for update");
  if (!last) throw new Error("the chain cannot be seen");
  const after = { position: last.toPosition, key: last.toKey };
  const found = await rows(db, { after, to: { position: to, key: LAST_KEY }, limit: STRETCH });
  const end = found.at(-1);
  if (!end) return false;
  const full = found.length === STRETCH;
  const block: BlockHead = {
    tenantId: db.tenantId,
    chain,
    number: last.number + 1,
    rows: found.length,
    toPosition: full ? end.position : to,
    toKey: full ? end.key : LAST_KEY,
    previousHash: last.hash,
    sealedAt: now,
    ...sealRows(found),
  };
  const hash = blockHash(block);
  const ends = [block.number, block.toPosition, block.toKey, hash];
  db.write({
    text: `insert into audit_blocks
      (tenant_id, chain, number, to_position, to_key, hash, rows, rows_hash, index, previous_hash, sealed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [db.tenantId, chain, ...ends, block.rows, block.rowsHash, block.index, block.previousHash, now],
  });
  db.write({
    text: `update audit_chains set number = $3, to_position = $4, to_key = $5, hash = $6, rows = rows + $7
      where tenant_id = $1 and chain = $2`,
    values: [db.tenantId, chain, ...ends, block.rows],
  });
  return full;
}

/** Seals what was committed up to a point, a block of each chain a transaction. */
export const sealAll =
  (sealed: readonly Sealed[]) =>
  async (ctx: WorkerCtx, data: unknown): Promise<void> => {
    const { to } = order.parse(data);
    let more = false;
    for (const one of sealed) more = (await sealStretch(ctx, one, to)) || more;
    if (more) await ctx.enqueue("audit.seal", { tenantId: ctx.db.tenantId, to });
  };
