import type { TenantDb } from "../../db/tenant-db.ts";
import type { Sealed } from "../../domain.ts";
import { BEGINNING, type Block, blocksAfter, chainOf, LAST_KEY } from "./chain-queries.ts";
import { blockHash, entriesOf, firstWrongRow, NO_HASH, sealRows } from "./rules/block.ts";

const PAGE = 10;
const WAITING_PAGE = 10_000;

interface End {
  number: number;
  toPosition: number;
  toKey: string;
  hash: Buffer;
}
const START: End = { number: 0, toPosition: BEGINNING.position, toKey: BEGINNING.key, hash: NO_HASH };

/** What is wrong with a block behind the one before it, but for its rows. */
function blockFault(block: Block, before: End): string | null {
  if (block.number !== before.number + 1) return `block ${before.number + 1} is missing`;
  if (!blockHash(block).equals(block.hash)) return `block ${block.number} was changed`;
  if (!block.previousHash.equals(before.hash)) return `block ${block.number} does not follow block ${before.number}`;
  return null;
}

async function rowFault(db: TenantDb, { rows }: Sealed, block: Block, before: End): Promise<string | null> {
  const after = { position: before.toPosition, key: before.toKey };
  const to = { position: block.toPosition, key: block.toKey };
  const found = await rows(db, { after, to, limit: block.rows + 1 });
  const odd = found.find(({ fault }) => fault);
  if (odd) return `block ${block.number}: row ${odd.key} at ${odd.position} ${odd.fault}`;
  if (found.length === block.rows && sealRows(found).rowsHash.equals(block.rowsHash)) return null;
  const wrong = firstWrongRow(entriesOf(block.index), found) ?? "its rows are not those that were sealed";
  return `block ${block.number}: ${wrong}`;
}

/** Rows that no block holds: they are to be sealed within minutes. */
async function unsealed(db: TenantDb, { rows }: Sealed, { toPosition, toKey }: End): Promise<number> {
  let count = 0;
  let after = { position: toPosition, key: toKey };
  const to = { position: Number.MAX_SAFE_INTEGER, key: LAST_KEY };
  for (;;) {
    const page = await rows(db, { after, to, limit: WAITING_PAGE });
    count += page.length;
    const last = page.at(-1);
    if (!last || page.length < WAITING_PAGE) return count;
    after = last;
  }
}

export interface ChainReport {
  /** The first that is wrong: what follows it cannot be told. */
  faults: string[];
  blocks: number;
  rows: number;
  waiting: number;
}

/** Walks the blocks of a chain and reads every row again. The transaction must read one snapshot: repeatable read. */
export async function verifyChain(db: TenantDb, sealed: Sealed): Promise<ChainReport> {
  const chain = await chainOf(db, sealed.chain);
  let before = START;
  let rows = 0;
  const report = (faults: string[], waiting = 0): ChainReport => ({ faults, blocks: before.number, rows, waiting });
  for (;;) {
    const page = await blocksAfter(db, sealed.chain, before.number, PAGE);
    for (const block of page) {
      const fault = blockFault(block, before) ?? (await rowFault(db, sealed, block, before));
      if (fault) return report([fault]);
      rows += block.rows;
      before = block;
    }
    if (page.length < PAGE) break;
  }
  const end = chain ?? START;
  if (end.number > before.number) return report([`block ${before.number + 1} is missing`]);
  if (end.number < before.number || !end.hash.equals(before.hash) || (chain && chain.rows !== rows))
    return report([`block ${before.number} is not the last that was sealed`]);
  return report([], await unsealed(db, sealed, before));
}
