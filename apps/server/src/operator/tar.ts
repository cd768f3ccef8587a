import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** One file or folder of an archive; `body` has to be read before the next one is asked for. */
export interface TarEntry {
  /** Without a slash at either end. */
  path: string;
  kind: "file" | "folder";
  bytes: number;
  body: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;
const FOLDER = "5";
const FILE = "0";
const padding = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

/** ustar holds a path as at most 155 bytes, a slash, and at most 100. */
function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: "", name: path };
  for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return { prefix, name };
  }
  throw new Error(`${path} is too long for an archive`);
}

/** The sum of a header's bytes, its own place counted as spaces. */
const sumOf = (header: Buffer) => header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

function headerOf({ path, kind, bytes }: Omit<TarEntry, "body">): Buffer {
  const header = Buffer.alloc(BLOCK);
  const { prefix, name } = splitPath(path);
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, "0")}\0`, at);
  header.write(name, 0);
  octal(kind === "folder" ? 0o700 : 0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(bytes, 124, 11);
  octal(0, 136, 11);
  header.write(kind === "folder" ? FOLDER : FILE, 156);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345);
  octal(sumOf(header), 148, 6);
  header.write(" ", 155);
  return header;
}

/** A tar archive, a piece at a time. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry);
    let left = entry.bytes;
    for await (const part of entry.body) {
      left -= part.byteLength;
      if (left < 0) break;
      yield part;
    }
    if (left !== 0) throw new Error(`${entry.path} changed its length while it was read`);
    yield Buffer.alloc(padding(entry.bytes));
  }
  yield Buffer.alloc(2 * BLOCK);
}

export class BadArchive extends Error {}

/** What comes in pieces of any length, taken in those that are asked for. */
class Source {
  readonly #parts: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = Buffer.alloc(0);
  constructor(from: AsyncIterable<Uint8Array>) {
    this.#parts = from[Symbol.asyncIterator]();
  }

  /** At most that many bytes, at least one; fails at the end. */
  async #some(most: number): Promise<Uint8Array> {
    while (this.#rest.byteLength === 0) {
      const { done, value } = await this.#parts.next();
      if (done) throw new BadArchive("it ends too early");
      this.#rest = value;
    }
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.byteLength);
    return taken;
  }

  async *stream(bytes: number): AsyncGenerator<Uint8Array> {
    for (let left = bytes; left > 0; ) {
      const part = await this.#some(left);
      left -= part.byteLength;
      yield part;
    }
  }

  async exactly(bytes: number): Promise<Buffer> {
    return buffer(Readable.from(this.stream(bytes)));
  }

  /** Reads on to the end, so that whoever made the pieces has checked the last of them. */
  async finish(): Promise<void> {
    while (!(await this.#parts.next()).done);
  }
}

const textAt = (header: Buffer, at: number, bytes: number) =>
  header.toString("utf8", at, at + bytes).replace(/\0.*$/s, "");

/** The files and folders of an archive that `packTar` has made, in its order. */
export async function* unpackTar(from: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new Source(from);
  for (;;) {
    const header = await source.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return void (await source.finish());
    if (Number.parseInt(textAt(header, 148, 7), 8) !== sumOf(header)) throw new BadArchive("it is no archive");
    const [prefix, name] = [textAt(header, 345, 155), textAt(header, 0, 100)];
    const type = textAt(header, 156, 1);
    if (type !== FILE && type !== FOLDER) throw new BadArchive(`${name} is neither a file nor a folder`);
    const bytes = Number.parseInt(textAt(header, 124, 12), 8);
    let unread = true;
    const take = async function* () {
      unread = false;
      yield* source.stream(bytes);
    };
    const body = { [Symbol.asyncIterator]: take };
    yield { path: prefix ? `${prefix}/${name}` : name, kind: type === FOLDER ? "folder" : "file", bytes, body };
    if (unread) for await (const _ of source.stream(bytes));
    await source.exactly(padding(bytes));
  }
}
