import { type MediaKind, type MediaObject, mediaVariants } from "@plaudit/api/media.ts";
import { addressOf, type Host, lastDay } from "./rules/sign.ts";

export interface Signs {
  secret: string;
  readonly now: Date;
}
type Urls = Record<string, string>;

const KEPT = 20_000;
const known = new Map<string, Urls>();

/**
 * The addresses of a picture's variants: they need no bearer, and are the same all day. Read `now` after the handler's
 * first await. They hold on the tenant's own host, or on the one given in its place. Null in, null out.
 */
export function mediaUrls(
  { secret, now }: Signs,
  kind: MediaKind,
  { tenantId, id, days, host = tenantId }: { tenantId: string; id: string | null; days?: number; host?: Host },
): Urls | null {
  if (id === null) return null;
  const until = lastDay(now, days);
  const key = `${secret}/${tenantId}/${id}/${kind}/${until}/${host}`;
  const found = known.get(key);
  if (found) return found;
  const urls: Urls = {};
  for (const variant of mediaVariants[kind])
    urls[variant] = addressOf(secret, kind, { tenantId, id, variant, until }, host);
  known.set(key, urls);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return urls;
}

/** Somebody's picture, in the tenant of the transaction. */
export const avatarUrls = (ctx: Signs & { db: { tenantId: string } }, id: string | null): Urls | null =>
  id === null ? null : mediaUrls(ctx, "avatar", { tenantId: ctx.db.tenantId, id });

const mainVariant: Record<MediaKind, string> = { avatar: "avatar-xl", logo: "logo", banner: "banner" };

export function presentMedia(
  signs: Signs,
  tenantId: string,
  row: { id: string; kind: MediaKind; original_filename: string },
): MediaObject {
  const { id, kind } = row;
  const variants = mediaUrls(signs, kind, { tenantId, id }) ?? {};
  return {
    __entity_type__: "mediaObject",
    id,
    kind,
    type: "image",
    originalFilename: row.original_filename,
    url: variants[mainVariant[kind]] ?? "",
    variants,
  };
}
