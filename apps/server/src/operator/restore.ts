import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import { lockData } from "../db/data-lock.ts";
import { migrationHashes } from "../db/migrate.ts";
import { openLite } from "../db/pglite.ts";
import { type BackupEntry, type Manifest, markOf, readBackup, storeParts } from "./backup-file.ts";
import { OperatorFault } from "./fault.ts";

interface RestoreOptions {
  folder: string;
  file: string;
  /** Replaces what is there. */
  force: boolean;
  /** A secret of the environment takes precedence over the restored file's. */
  secret: string | undefined;
  log: Logger;
}

/** This version brings an older schema up to its own at the next start; a newer or another one it cannot read. */
function checkSchema({ version, migrations }: Manifest): void {
  const known = migrationHashes();
  for (const { name, hash } of migrations) {
    const own = known.get(name);
    if (!own)
      throw new OperatorFault(
        `This file is of a newer version of Plaudit (${version}, schema ${name}): restore it with that.`,
      );
    if (own !== hash)
      throw new OperatorFault(
        `This file is of another state of schema ${name} (${version}): restore it with the version that made it.`,
      );
  }
}

async function unpack(into: string, { path, kind, body }: BackupEntry): Promise<void> {
  const parts = path.split("/");
  const ours = storeParts.some((part) => part === parts[0]) && parts.every((part) => part !== ".." && part !== "");
  if (!ours) throw new OperatorFault(`This file holds ${path}, which is none of a store's.`);
  const target = join(into, ...parts);
  if (kind === "folder") await mkdir(target, { recursive: true, mode: 0o700 });
  else await pipeline(body, createWriteStream(target, { flags: "wx", mode: 0o600 }));
}

/** Checks that the unpacked store opens and matches the manifest. */
async function tryOut(folder: string, { migrations }: Manifest, log: Logger): Promise<void> {
  const backend = await openLite({ folder, log }).catch((error: Error) => {
    throw new OperatorFault(`The database in this file does not open: ${error.message}`);
  });
  try {
    const { rows } = await backend.asOwner("select name, hash from app.applied");
    const found = new Map(rows.map(({ name, hash }: Manifest["migrations"][number]) => [name, hash]));
    if (!migrations.every(({ name, hash }) => found.get(name) === hash))
      throw new OperatorFault("The database in this file is not the one that it describes.");
  } finally {
    await backend.close();
  }
}

/** Puts a backup into a data folder; what was there stays until the new store has been opened once. */
export async function restore({ folder, file, force, secret, log }: RestoreOptions): Promise<string[]> {
  const unlock = lockData(folder);
  const fresh = join(folder, "restoring");
  const old = join(folder, "replaced");
  try {
    const inUse = storeParts.filter((part) => existsSync(join(folder, part)));
    if (inUse.length > 0 && !force)
      throw new OperatorFault(`There is a store in ${folder} (${inUse.join(", ")}). Add --force to replace it.`);
    await rm(fresh, { recursive: true, force: true });
    let about: Manifest | undefined;
    await readBackup(
      file,
      async (read) => {
        checkSchema(read);
        about = read;
        await mkdir(fresh, { mode: 0o700 });
      },
      (entry) => unpack(fresh, entry),
    );
    if (!about) throw new OperatorFault(`${file} is no backup of Plaudit.`);
    await tryOut(fresh, about, log);
    await rm(old, { recursive: true, force: true });
    await mkdir(old);
    for (const part of inUse) await rename(join(folder, part), join(old, part));
    for (const part of storeParts)
      if (existsSync(join(fresh, part))) await rename(join(fresh, part), join(folder, part));
    await rm(old, { recursive: true });
    return [`${folder} is as it was at ${about.madeAt}.`, ...aboutSecret(folder, about, secret)];
  } finally {
    await rm(fresh, { recursive: true, force: true });
    unlock();
  }
}

function aboutSecret(folder: string, { secretMark }: Manifest, secret: string | undefined): string[] {
  if (secret ? markOf(secret) === secretMark : existsSync(join(folder, "secret"))) return [];
  return [
    "It was used with another PLAUDIT_SECRET: start with that one, or links in mails sent before then are refused.",
  ];
}
