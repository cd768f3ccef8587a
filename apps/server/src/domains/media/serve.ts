import type { MediaKind } from "@plaudit/api/media.ts";
import type { DocumentFormat } from "@plaudit/api/media-limits.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Database } from "../../db/database.ts";
import { asDownload } from "./rules/download-name.ts";
import { contentTypeOf, fileNames, isDownload } from "./rules/file-names.ts";
import { DAY_MS, type Host, placeAt } from "./rules/sign.ts";

interface Parts {
  database: Database;
  files: Files;
  secret: string;
}
interface Row {
  key: string;
  kind: MediaKind;
  format: DocumentFormat | null;
  original_filename: string;
}

const nothing = () =>
  new Response(null, { status: 404, headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" } });

/** Serves a variant at its signed address for as long as an entity uses it. The response gives no reason for a 404. */
export const mediaServer =
  ({ database, files, secret }: Parts) =>
  async (request: Request, host: Host | undefined): Promise<Response> => {
    const address = new URL(request.url);
    const place = placeAt(secret, address, host);
    if (!place) return nothing();
    const row = await database.withTenant(place.tenantId, async (db, { now }) => {
      if (now.getTime() >= place.until * DAY_MS) return undefined;
      const [found] = await db.query<Row>({
        name: "media_served",
        text: `select key, kind, format, original_filename from media_objects where tenant_id = $1 and id = $2 and ready_at is not null
          and (gone_at is null or gone_at > $3)`,
        values: [place.tenantId, place.id, now],
      });
      return found;
    });
    const name = place.fileName;
    if (!row || !fileNames(row.kind, row.format).includes(name)) return nothing();
    const tag = `"${place.id}/${name}"`;
    const headers: Record<string, string> = {
      // Private, because the address itself grants access; immutable, because its content never changes.
      "cache-control": "private, max-age=691200, immutable",
      etag: tag,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      // Mail programs show the logo on pages of their own.
      "cross-origin-resource-policy": row.kind === "logo" ? "cross-origin" : "same-origin",
    };
    if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
    const file = await files.get(`${place.tenantId}/${row.key}/${name}`);
    if (!file) return nothing();
    headers["content-type"] = contentTypeOf(name);
    if (isDownload(name)) headers["content-disposition"] = asDownload(row.original_filename);
    if (file.bytes > 0) headers["content-length"] = String(file.bytes);
    if (request.method === "HEAD") {
      await file.body.cancel();
      return new Response(null, { headers });
    }
    return new Response(file.body, { headers });
  };
