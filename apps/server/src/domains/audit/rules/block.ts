import { createHash } from "node:crypto";

interface Row {
  position: number;
  key: string;
  text: string;
}
/** Of a block all that its hash is made of. */
export interface BlockHead {
  tenantId: string;
  chain: string;
  number: number;
  rows: number;
  toPosition: number;
  toKey: string;
  rowsHash: Buffer;
  index: Buffer;
  previousHash: Buffer;
  sealedAt: Date;
}
export interface IndexEntry {
  position: number;
  digest: string;
}

const ENTRY = 16;
export const NO_HASH: Buffer = Buffer.alloc(32);
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

const entryOf = (position: number, digest: Buffer): Buffer => {
  const entry = Buffer.alloc(ENTRY);
  entry.writeBigInt64BE(BigInt(position));
  digest.copy(entry, 8, 0, 8);
  return entry;
};

/** The hash of rows in their order, and of each its position and the start of its own hash. */
export function sealRows(rows: readonly Row[]): { rowsHash: Buffer; index: Buffer } {
  const digests = rows.map(({ text }) => sha256(text));
  const entries = rows.map(({ position }, n) => entryOf(position, digests[n] ?? NO_HASH));
  return { rowsHash: sha256(Buffer.concat(digests)), index: Buffer.concat(entries) };
}

/** The lines that a block's hash is made of, so that anybody can make it again from a downloaded seal. */
export const sealedLines = (block: BlockHead): string[] => [
  "plaudit seal 1",
  block.tenantId,
  block.chain,
  String(block.number),
  String(block.rows),
  `${block.toPosition} ${block.toKey}`,
  block.rowsHash.toString("hex"),
  sha256(block.index).toString("hex"),
  block.previousHash.toString("hex"),
  block.sealedAt.toISOString(),
];
export const blockHash = (block: BlockHead): Buffer => sha256(sealedLines(block).join("\n"));

export const entriesOf = (index: Buffer): IndexEntry[] =>
  Array.from({ length: Math.floor(index.length / ENTRY) }, (_, n) => ({
    position: Number(index.readBigInt64BE(n * ENTRY)),
    digest: index.toString("hex", n * ENTRY + 8, (n + 1) * ENTRY),
  }));

/** The first row that is not as it was sealed, in words; null where all are. */
export function firstWrongRow(sealed: readonly IndexEntry[], rows: readonly Row[]): string | null {
  const digestOf = (row: Row | undefined) => row && sha256(row.text).toString("hex", 0, 8);
  for (let n = 0; n < Math.max(sealed.length, rows.length); n += 1) {
    const [entry, row] = [sealed[n], rows[n]];
    const named = row && `row ${row.key} at ${row.position}`;
    if (!entry) return `${named} was added`;
    const missing = `the row at ${entry.position} is missing`;
    if (!row || row.position > entry.position) return missing;
    if (row.position < entry.position) return `${named} was added`;
    if (digestOf(row) === entry.digest) continue;
    // Rows of one batch share a position.
    const next = sealed[n + 1];
    if (next?.position === row.position && next.digest === digestOf(row)) return missing;
    const follower = rows[n + 1];
    if (follower?.position === row.position && digestOf(follower) === entry.digest) return `${named} was added`;
    return `${named} was changed`;
  }
  return null;
}
