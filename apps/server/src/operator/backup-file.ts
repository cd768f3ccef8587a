import { createReadStream, createWriteStream, readFileSync } from "node:fs";
import { opendir, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type ExtractEvents, extract, type Pack, pack } from "tar-stream";
import { z } from "zod";
import { derive } from "../secrets.ts";
import { OperatorFault } from "./fault.ts";

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
  /** Whether a secret is the one that the store was used with; reveals nothing else of it. */
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

async function addFolder(tar: Pack, folder: string): Promise<void> {
  for await (const found of await opendir(folder, { recursive: true })) {
    const from = join(found.parentPath, found.name);
    const name = relative(folder, from).replaceAll("\\", "/");
    if (found.isDirectory()) tar.entry({ name, type: "directory", mode: 0o700 });
    if (!found.isFile()) continue;
    const { size } = await stat(from);
    await pipeline(createReadStream(from), tar.entry({ name, type: "file", mode: 0o600, size }));
  }
}

/** Writes a folder that nobody changes into one file, whole or not at all; returns its bytes. */
export async function writeBackup(about: Manifest, folder: string, file: string): Promise<number> {
  const half = `${file}.half`;
  try {
    const tar = pack();
    tar.entry({ name: NAME, type: "file", mode: 0o600 }, `${JSON.stringify(about, null, 2)}\n`);
    const filled = addFolder(tar, folder).then(
      () => tar.finalize(),
      // Whatever fails first is what the pipeline fails with.
      (error) => void tar.destroy(error),
    );
    const target = createWriteStream(half, { flags: "wx", mode: 0o600, flush: true });
    await Promise.all([pipeline(tar, createGzip({ level: 4 }), target), filled]);
    await rename(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST")
      throw new OperatorFault(`${half} is there: another backup writes it, or left it when it was stopped. Remove it.`);
    await rm(half, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

/** One file or folder of a backup; `body` has to be read before the next one comes. */
export interface BackupEntry {
  /** Without a slash at either end. */
  path: string;
  kind: "file" | "folder";
  body: AsyncIterable<unknown>;
}
function entryOf(body: ExtractEvents["entry"][1]): BackupEntry {
  const { name, type } = body.header;
  if (type !== "file" && type !== "directory") throw new BadBackup(`${name} is neither a file nor a folder`);
  return { path: name.replace(/\/$/, ""), kind: type === "directory" ? "folder" : "file", body };
}
class BadBackup extends Error {}

function read(text: string): Manifest {
  const { format } = z.object({ format: z.int() }).parse(JSON.parse(text));
  if (format > FORMAT)
    throw new OperatorFault("This file was made by a newer version of Plaudit: restore it with that.");
  return manifest.parse(JSON.parse(text));
}

/** Passes on a backup's manifest, then each of its files and folders, in one pass. */
export async function readBackup(
  file: string,
  begin: (about: Manifest) => Promise<void>,
  take: (entry: BackupEntry) => Promise<void>,
): Promise<void> {
  let started = false;
  await stat(file).catch(() => {
    throw new OperatorFault(`There is no file ${file}.`);
  });
  const tar = extract();
  let broken: Error | undefined;
  tar.on("error", (error) => {
    broken = error;
  });
  const unpacked = pipeline(createReadStream(file), createGunzip(), tar);
  // It fails, too, when taking an entry does, and is waited for only when that does not.
  unpacked.catch(() => {});
  try {
    for await (const body of tar) {
      const entry = entryOf(body);
      if (started) await take(entry);
      else if (entry.path !== NAME) throw new BadBackup(`it does not begin with ${NAME}`);
      else await begin(read(await textOf(body)));
      started = true;
      body.resume();
    }
    await unpacked;
  } catch (error) {
    const damaged =
      error === broken || error instanceof BadBackup || error instanceof z.ZodError || error instanceof SyntaxError;
    if (!damaged) throw error;
    throw new OperatorFault(
      started ? `${file} is damaged or incomplete: ${(error as Error).message}.` : `${file} is no backup of Plaudit.`,
    );
  }
}
