import { createReadStream, createWriteStream, readFileSync } from "node:fs";
import { opendir, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { derive } from "../secrets.ts";
import { OperatorFault } from "./fault.ts";
import { BadArchive, packTar, type TarEntry, unpackTar } from "./tar.ts";

/** What of a data folder is the store; its lock, socket and quarantine are a process's own. */
export const storeParts = ["db", "files", "mail", "secret", "demo.json"] as const;

const FORMAT = 1;
const NAME = "plaudit.json";
const manifest = z.object({
  format: z.int(),
  /** Of the Plaudit that made it. */
  version: z.string(),
  madeAt: z.string(),
  /** As they had been applied. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Tells whether a secret is the one that the store was used with, and nothing else of it. */
  secretMark: z.string(),
});
export type Manifest = z.output<typeof manifest>;

const ownVersion = (): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"))).version;
export const markOf = (secret: string): string => derive(secret, "backup").slice(0, 16);
export const describeStore = (migrations: Manifest["migrations"], secret: string): Manifest => ({
  format: FORMAT,
  version: ownVersion(),
  madeAt: new Date().toISOString(),
  migrations,
  secretMark: markOf(secret),
});

async function* entriesIn(folder: string): AsyncGenerator<TarEntry> {
  for await (const found of await opendir(folder, { recursive: true })) {
    const from = join(found.parentPath, found.name);
    const path = relative(folder, from).replaceAll("\\", "/");
    if (found.isDirectory()) yield { path, kind: "folder", bytes: 0, body: Readable.from([]) };
    if (!found.isFile()) continue;
    const { size: bytes } = await stat(from);
    yield {
      path,
      kind: "file",
      bytes,
      body: bytes > 0 ? createReadStream(from, { end: bytes - 1 }) : Readable.from([]),
    };
  }
}

/** Writes a folder that nobody changes into one file, whole or not at all; answers its bytes. */
export async function writeBackup(about: Manifest, folder: string, file: string): Promise<number> {
  const half = `${file}.half`;
  const text = Buffer.from(`${JSON.stringify(about, null, 2)}\n`);
  async function* all(): AsyncGenerator<TarEntry> {
    yield { path: NAME, kind: "file", bytes: text.byteLength, body: Readable.from([text]) };
    yield* entriesIn(folder);
  }
  try {
    const target = createWriteStream(half, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(packTar(all()), createGzip({ level: 4 }), target);
    await rename(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST")
      throw new OperatorFault(`${half} is there: another backup writes it, or left it when it was stopped. Remove it.`);
    await rm(half, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

function read(text: string): Manifest {
  const { format } = z.object({ format: z.int() }).parse(JSON.parse(text));
  if (format > FORMAT)
    throw new OperatorFault("This file was made by a newer version of Plaudit: restore it with that.");
  return manifest.parse(JSON.parse(text));
}

/** Hands over what a backup says of itself, then each of its files and folders, in one pass over it. */
export async function readBackup(
  file: string,
  begin: (about: Manifest) => Promise<void>,
  take: (entry: TarEntry) => Promise<void>,
): Promise<void> {
  let begun = false;
  await stat(file).catch(() => {
    throw new OperatorFault(`There is no file ${file}.`);
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Uint8Array>) => {
      for await (const entry of unpackTar(bytes)) {
        if (begun) await take(entry);
        else if (entry.path !== NAME) throw new BadArchive(`it does not begin with ${NAME}`);
        else await begin(read(await textOf(Readable.from(entry.body))));
        begun = true;
      }
    });
  } catch (error) {
    const damaged =
      error instanceof BadArchive ||
      error instanceof z.ZodError ||
      error instanceof SyntaxError ||
      (error as NodeJS.ErrnoException).code?.startsWith("Z_");
    if (!damaged) throw error;
    throw new OperatorFault(
      begun ? `${file} is damaged or incomplete: ${(error as Error).message}.` : `${file} is no backup of Plaudit.`,
    );
  }
}
