import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { MediaObject } from "@plaudit/api/media.ts";
import { MOST_BYTES } from "@plaudit/api/media-limits.ts";
import type { Logger } from "pino";
import type { Files } from "../../adapters/files/files.ts";
import type { MadeVariant } from "../../adapters/pictures/messages.ts";
import type { Pictures } from "../../adapters/pictures/pictures.ts";
import { clearQuarantine } from "../../adapters/pictures/quarantine.ts";
import type { Database } from "../../db/database.ts";
import { DomainError } from "../../error.ts";
import { presentMedia } from "./present.ts";
import { nameAs } from "./rules/download-name.ts";
import { refusalOf } from "./rules/refusals.ts";
import type { Host } from "./rules/sign.ts";
import { readPolicy } from "./rules/upload-policy.ts";
import { storeVariants } from "./store-variants.ts";
import { type Claimed, claimUpload, failUpload, finishUpload } from "./verbs/claim-upload.ts";

interface Parts {
  database: Database;
  files: Files;
  pictures: Pictures;
  secret: string;
  /** A folder of this machine in which files wait to be checked. */
  quarantine: string;
  log: Logger;
}

/** Fields and the seams of the form, beside the file. */
const SEAMS = 64_000;
const LONGEST_MS = 120_000;

const incomplete = () => new DomainError("ValidationError", "formBroken");

/** A fault of this machine, such as a full disk, is ours; any other is the form's. */
const ofForm = (error: unknown): unknown =>
  error instanceof DomainError || (error as NodeJS.ErrnoException).syscall ? error : incomplete();

interface Form {
  request: Request;
  /** Decides, by the fields that came before it, whether the file is taken. */
  claim: (fields: Record<string, string>) => Promise<unknown>;
  path: string;
}

/** Reads the form as a stream. A refused form is read to its end and discarded, so that the client can receive the response. */
async function readForm({ request, claim, path }: Form): Promise<void> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body)
    throw new DomainError("UnsupportedMediaType", "formType");
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES + SEAMS) throw refusalOf("size");
  const limits = { fields: 4, fieldSize: 2_000, fieldNameSize: 100, files: 1, parts: 6, fileSize: MOST_BYTES };
  let form: InstanceType<typeof Busboy>;
  try {
    form = new Busboy({ headers: { "content-type": type }, limits });
  } catch {
    throw incomplete();
  }
  const fields: Record<string, string> = {};
  let file: BusboyFileStream | undefined;
  let landing: Promise<void> | undefined;
  // The pipeline handles the error already; without a listener here, the second event would end the process.
  form.on("error", () => undefined);
  form.on("field", (name, value) => {
    if (!file) fields[name] = value;
  });
  form.on("file", (name, stream) => {
    if (file || name !== "file") return void stream.resume();
    file = stream;
    stream.on("error", () => undefined);
    landing = land(stream);
    landing.catch(() => stream.resume());
  });
  async function land(stream: BusboyFileStream): Promise<void> {
    await claim(fields);
    await pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  }
  let read = 0;
  async function* counted(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      read += chunk.byteLength;
      if (read > 2 * MOST_BYTES) throw refusalOf("size");
      yield chunk;
    }
  }
  try {
    const body = Readable.fromWeb(request.body as WebStream<Uint8Array>);
    await pipeline(body, counted, form, { signal: AbortSignal.timeout(LONGEST_MS) });
  } catch (error) {
    file?.destroy(error as Error);
    await landing?.catch(() => undefined);
    throw ofForm(error);
  }
  if (!landing || !file) throw incomplete();
  await landing.catch((error: unknown) => {
    throw ofForm(error);
  });
  if (file.truncated) throw refusalOf("size");
}

/** The form post of a file: quarantined, checked, re-encoded, stored. Returns the media object; throws `DomainError`. */
export function uploadReceiver({ database, files, pictures, secret, quarantine, log }: Parts) {
  clearQuarantine(quarantine);

  async function keep({ tenantId, key }: Claimed, variants: readonly MadeVariant[]): Promise<void> {
    try {
      await storeVariants(files, `${tenantId}/${key}`, variants);
    } catch (error) {
      log.error({ err: error }, "the file store refused a file");
      throw new DomainError("Unavailable", "fileBusy", { retryAfter: 5 });
    }
  }

  async function check(claimed: Claimed, path: string, folder: string): Promise<MediaObject> {
    const made = await pictures.make({ path, folder, kind: claimed.kind });
    if ("refusal" in made) throw refusalOf(made.refusal, claimed.kind);
    await keep(claimed, made.variants);
    const { type, format, width, height } = made;
    const { size: bytes } = await stat(path);
    const originalFilename = format ? nameAs(claimed.original_filename, format) : claimed.original_filename;
    const file = { id: claimed.id, type, format, width, height, bytes, originalFilename };
    const now = await finishUpload(database, claimed, file);
    return presentMedia({ secret, now }, claimed.tenantId, claimed.kind, file);
  }

  return async (request: Request, host: Host | undefined): Promise<MediaObject> => {
    const folder = await mkdtemp(join(quarantine, "upload-"));
    const path = join(folder, "file");
    const made = join(folder, "made");
    let claimed = undefined as Claimed | undefined;
    const claim = async (fields: Record<string, string>) => {
      const policy = readPolicy(secret, fields);
      claimed = await claimUpload(database, host === undefined || host === policy?.tenantId ? policy : null);
      return claimed;
    };
    try {
      await mkdir(made);
      await readForm({ request, claim, path });
      if (!claimed) throw incomplete();
      return await check(claimed, path, made);
    } catch (error) {
      if (claimed) await failUpload(database, claimed).catch((err: unknown) => log.warn({ err }, "an upload is left"));
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
