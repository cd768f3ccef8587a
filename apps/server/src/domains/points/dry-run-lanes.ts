import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Page, PastRow } from "./dry-run-queries.ts";
import { rolledBack } from "./rolled-back.ts";

const LANES = 2;

export interface Lane {
  read: (db: TenantDb, page: Page) => Promise<PastRow[]>;
  take: (rows: PastRow[]) => void;
}

/**
 * Reads pages over two connections, each with its share of them and its own sums, while what has come is replayed. No
 * lane waits for another: where there is one connection only, they run one after the other.
 */
export async function inLanes<L extends Lane>(
  ctx: TenantCtx,
  pages: readonly Page[],
  signal: AbortSignal,
  open: () => L,
): Promise<L[]> {
  const failed = new AbortController();
  const given = AbortSignal.any([signal, failed.signal]);
  const run = (own: readonly Page[]) =>
    rolledBack(ctx, given, async (db) => {
      const lane = open();
      const read = (n: number) => {
        const page = own[n];
        return page ? lane.read(db, page) : null;
      };
      given.throwIfAborted();
      let coming = read(0);
      for (let n = 1; coming; n += 1) {
        const rows = await coming;
        given.throwIfAborted();
        // The database reads the next page while this one is replayed.
        coming = read(n);
        lane.take(rows);
      }
      return lane;
    });
  const lanes = Array.from({ length: Math.min(LANES, pages.length) }, (_, lane) =>
    run(pages.filter((_page, n) => n % LANES === lane)).catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(lanes);
  return Promise.all(lanes);
}
