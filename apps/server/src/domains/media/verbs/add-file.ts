import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MediaKind } from "@plaudit/api/media.ts";
import type { Files } from "../../../adapters/files/files.ts";
import type { Pictures } from "../../../adapters/pictures/pictures.ts";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { refusalOf } from "../rules/refusals.ts";
import { storeVariants } from "../store-variants.ts";
import { mediaObjects } from "../tables.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  actor: { memberId: string };
}
interface Added {
  kind: MediaKind;
  path: string;
  originalFilename: string;
}
/** A file of this machine, checked and encoded as an upload is; an entity has to use it within a day. */
export async function addFile(
  { db, now, actor }: Ctx,
  { files, pictures }: { files: Files; pictures: Pictures },
  { kind, path, originalFilename }: Added,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "plaudit-file-"));
  try {
    const made = await pictures.make({ path, folder, kind });
    if ("refusal" in made) throw refusalOf(made.refusal, kind);
    const { tenantId } = db;
    const [id, key] = [newId(), randomBytes(24).toString("base64url")];
    await storeVariants(files, `${tenantId}/${key}`, made.variants);
    const { type, format, width, height } = made;
    const { size: bytes } = await stat(path);
    const times = { createdAt: now, claimedAt: now, readyAt: now, goneAt: new Date(now.getTime() + 24 * 3_600_000) };
    const createdBy = actor.memberId;
    db.write(
      db.orm
        .insert(mediaObjects)
        .values({ tenantId, id, kind, key, originalFilename, createdBy, type, format, bytes, width, height, ...times }),
    );
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
