import { constants } from "node:fs";
import { access, copyFile, cp, link, mkdir, opendir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Backend } from "../db/backend.ts";
import { describeStore, type Manifest, storeParts, writeBackup } from "./backup-file.ts";
import { OperatorFault } from "./fault.ts";

/** The embedded store as a process has it open. */
export interface OpenStore {
  backend: Backend;
  folder: string;
  secret: string;
}

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
};

/** Kept files never change: a second name for each costs nothing, where the file system gives them. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const found of await opendir(from, { recursive: true })) {
    const source = join(found.parentPath, found.name);
    const target = join(to, relative(from, source));
    if (found.isDirectory()) await mkdir(target, { recursive: true });
    // Files deleted meanwhile are no longer shown anywhere.
    else await link(source, target).catch(() => copyFile(source, target).catch(missing));
  }
}

/** Holding the only connection freezes the database: its files and the uploads that it references are of one point in time. */
async function snapshot({ backend, folder }: OpenStore, to: string): Promise<Manifest["migrations"]> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const client = await backend.acquire("app_user");
  try {
    const { rows } = await client.query<Manifest["migrations"][number]>("select name, hash from app.applied");
    await client.query("checkpoint");
    for (const part of storeParts) {
      const copy = part === "files" ? linkTree : copyTree;
      await copy(join(folder, part), join(to, part)).catch(missing);
    }
    return rows.filter(({ name }) => /^\d{4}_/.test(name));
  } finally {
    client.release();
  }
}
const copyTree = (from: string, to: string) => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

let busy = false;

/** Everything of a store, of one point in time, in one file; requests wait only while the database is copied. */
export async function backUp(store: OpenStore, file: string): Promise<string[]> {
  if (store.backend.kind !== "pglite")
    throw new OperatorFault("This is for the embedded database. Postgres is backed up by pg_dump.");
  if (busy) throw new OperatorFault("Another backup is at work.");
  const there = await access(file).then(
    () => true,
    () => false,
  );
  if (there) throw new OperatorFault(`${file} is there already: name another file.`);
  busy = true;
  const still = join(store.folder, "snapshot");
  try {
    await rm(still, { recursive: true, force: true });
    const applied = await snapshot(store, still);
    const bytes = await writeBackup(describeStore(applied, store.secret), still, file);
    const hasSecret = await stat(join(still, "secret")).catch(() => undefined);
    return [
      `${file}: ${(bytes / 1e6).toFixed(1)} MB`,
      hasSecret ? "Keep it as you keep passwords: the secret is in it." : "PLAUDIT_SECRET is not in it: keep that too.",
    ];
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw new OperatorFault("The disk is full. Nothing was written.");
    if (code === "ENOENT" || code === "EACCES" || code === "EROFS")
      throw new OperatorFault(`${path ?? file} cannot be written (${code}).`);
    throw error;
  } finally {
    await rm(still, { recursive: true, force: true });
    busy = false;
  }
}
