import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 4_000;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  encrypted: boolean;
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Where its packed bytes begin. */
  start: number;
  /** Where its own header begins. */
  header: number;
}

/** A directory tree that leads nowhere else. */
const isPlainName = (name: string) =>
  name.length > 0 &&
  !/[\p{Cc}\\:]/u.test(name) &&
  !name.split("/").some((part, n, all) => part === ".." || part === "." || (part === "" && n < all.length - 1));

/** The central directory at the end of the file. Null unless it alone describes all of the file. */
export function zipEntries(file: Buffer): ZipEntry[] | null {
  const end = file.length - 22;
  // A comment could contain another file.
  if (end < 0 || file.readUInt32LE(end) !== END || file.readUInt16LE(end + 20) !== 0) return null;
  const count = file.readUInt16LE(end + 10);
  const first = file.readUInt32LE(end + 16);
  if (count === 0 || count > MOST_ENTRIES || file.readUInt16LE(end + 4) !== 0) return null;
  if (first + file.readUInt32LE(end + 12) !== end) return null;
  const entries: ZipEntry[] = [];
  let at = first;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || file.readUInt32LE(at) !== CENTRAL) return null;
    const length = file.readUInt16LE(at + 28);
    const header = file.readUInt32LE(at + 42);
    const name = file.toString("utf8", at + 46, at + 46 + length);
    if (header + 30 > first || file.readUInt32LE(header) !== LOCAL) return null;
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    const packed = file.readUInt32LE(at + 20);
    if (start + packed > first || !isPlainName(name)) return null;
    // Two names for one entry are two files for two programs.
    if (file.toString("utf8", header + 30, header + 30 + file.readUInt16LE(header + 26)) !== name) return null;
    entries.push({
      name,
      encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packed,
      size: file.readUInt32LE(at + 24),
      start,
      header,
    });
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  if (at !== end || new Set(entries.map(({ name }) => name.toLowerCase())).size !== count) return null;
  const inOrder = entries.toSorted((a, b) => a.header - b.header);
  // Nothing before the first, and none within another.
  if (inOrder[0]?.header !== 0) return null;
  return inOrder.every((one, n) => one.start + one.packed <= (inOrder[n + 1]?.header ?? first)) ? entries : null;
}

/**
 * Unpacks one entry as a stream and returns its first `keep` bytes. Null if its length or checksum differs from the
 * directory's.
 */
export async function readEntry(file: Buffer, entry: ZipEntry, keep: number): Promise<Buffer | null> {
  const packed = file.subarray(entry.start, entry.start + entry.packed);
  if (entry.method !== STORED && entry.method !== DEFLATED) return null;
  const source = Readable.from([packed]);
  const chunks: AsyncIterable<Buffer> = entry.method === STORED ? source : source.pipe(createInflateRaw());
  const kept: Buffer[] = [];
  let length = 0;
  let sum = 0;
  try {
    for await (const chunk of chunks) {
      if (length < keep) kept.push(Buffer.from(chunk.subarray(0, keep - length)));
      length += chunk.length;
      if (length > entry.size) return null;
      sum = crc32(chunk, sum);
    }
  } catch {
    return null;
  }
  return length === entry.size && sum === entry.crc ? Buffer.concat(kept) : null;
}
