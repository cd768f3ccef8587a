import type { Attachment, MediaKind, MediaObject } from "@plaudit/api/media.ts";
import type { DocumentFormat } from "@plaudit/api/media-limits.ts";
import type { MadeType } from "../../adapters/pictures/messages.ts";
import { fileNames, variantOf } from "./rules/file-names.ts";
import { addressOf, type Host, lastDay } from "./rules/sign.ts";

export interface Signs {
  secret: string;
  readonly now: Date;
}
type Urls = Record<string, string>;
interface Shown {
  tenantId: string;
  id: string | null;
  /** Of a document. */
  format?: DocumentFormat | null;
  days?: number | undefined;
  host?: Host;
}

const KEPT = 20_000;
const known = new Map<string, Urls>();

/**
 * The addresses of a media object's variants: they need no bearer, and are the same all day. Read `now` after the
 * handler's first await. They hold on the tenant's own host, or on the one given in its place. Null in, null out.
 */
export function mediaUrls(
  { secret, now }: Signs,
  kind: MediaKind,
  { tenantId, id, format = null, days, host = tenantId }: Shown,
): Urls | null {
  if (id === null) return null;
  const until = lastDay(now, days);
  const key = `${secret}/${tenantId}/${id}/${kind}/${until}/${host}`;
  const found = known.get(key);
  if (found) return found;
  const urls: Urls = {};
  for (const fileName of fileNames(kind, format))
    urls[variantOf(fileName)] = addressOf(secret, { tenantId, id, fileName, until }, host);
  known.set(key, urls);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return urls;
}

/** Somebody's picture, in the tenant of the transaction. */
export const avatarUrls = (ctx: Signs & { db: { tenantId: string } }, id: string | null): Urls | null =>
  id === null ? null : mediaUrls(ctx, "avatar", { tenantId: ctx.db.tenantId, id });

const mainVariant: Record<MediaKind, string> = {
  avatar: "avatar-xl",
  logo: "logo",
  banner: "banner",
  "recognition-attachment": "recognition-attachment-desktop",
  "announcement-attachment": "announcement-attachment-desktop",
  "award-badge": "award-badge-desktop",
  "incentive-badge": "incentive-badge-desktop",
  "incentive-proof": "incentive-proof-desktop",
  card: "card-fullsize",
  celebration: "celebration-desktop",
  reward: "reward-desktop",
};

/** What an entity stores of a finished file. None of it changes later. */
export interface MediaFile {
  id: string;
  type: MadeType;
  format: DocumentFormat | null;
  originalFilename: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

export function presentFile(
  signs: Signs,
  { format, ...file }: MediaFile,
  { tenantId, kind, days }: { tenantId: string; kind: MediaKind; days?: number | undefined },
): Attachment & { variants: Urls } {
  const variants = mediaUrls(signs, kind, { tenantId, id: file.id, format, days }) ?? {};
  return { ...file, url: variants[format ? "document" : mainVariant[kind]] ?? "", variants };
}

export const presentMedia = (signs: Signs, tenantId: string, kind: MediaKind, file: MediaFile): MediaObject => ({
  __entity_type__: "mediaObject",
  kind,
  ...presentFile(signs, file, { tenantId, kind }),
});
