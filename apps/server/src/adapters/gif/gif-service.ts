import type { Gif } from "@plaudit/api/gif.ts";
import { z } from "zod";
import type { Egress } from "../egress/egress.ts";

/** As many as one fetch brings. */
const PAGE = 10;
const LONGEST_MS = 4_000;
const MOST_BYTES = 500_000;
const MOST_PICTURE_BYTES = 10_000_000;
/** The service has no more for one search. */
const LAST = 4_999;

interface Options {
  key: string;
  apiUrl: string;
  /** Where its pictures are; a host may begin with `*.`. */
  mediaOrigins: readonly string[];
  egress: Egress;
}
export interface GifService {
  find(asked: { search: string | undefined; page: number; language: string }): Promise<{
    results: Gif[];
    next: number | null;
  }>;
  /** Whether an address is one of the service's pictures. */
  accepts(url: string): boolean;
  /** One of them as it is; null where it cannot be had now. */
  load(url: string): Promise<Buffer | null>;
}

const side = z.coerce.number().int().min(1).max(10_000);
const picture = z.object({ url: z.url() });
const answer = z.object({
  data: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        title: z.string().catch(""),
        images: z.object({ downsized: picture, fixed_width: picture.extend({ width: side, height: side }) }),
      }),
    )
    .max(50),
  pagination: z.object({ total_count: z.number().int().min(0) }),
});

function matcher(origins: readonly string[]) {
  const known = origins.map((origin) => {
    const { protocol, host } = new URL(origin.replace("://*.", "://any."));
    return { protocol, host: origin.includes("://*.") ? host.slice(3) : host };
  });
  return (url: string) => {
    if (url.length > 500 || !URL.canParse(url)) return false;
    const { protocol, host, username, password } = new URL(url);
    if (username || password) return false;
    return known.some((one) =>
      one.host.startsWith(".")
        ? one.protocol === protocol && host.endsWith(one.host)
        : one.protocol === protocol && host === one.host,
    );
  };
}

/** A service that speaks as GIPHY does. Whatever it answers is looked at before it goes on. */
export function gifService({ key, apiUrl, mediaOrigins, egress }: Options): GifService {
  const accepts = matcher(mediaOrigins);
  return {
    accepts,
    async load(url) {
      if (!accepts(url)) return null;
      const found = await egress(url, { timeoutMs: LONGEST_MS, mostBytes: MOST_PICTURE_BYTES }).catch(() => null);
      return found?.status === 200 ? found.body : null;
    },
    async find({ search, page, language }) {
      const offset = Math.min((page - 1) * PAGE, LAST);
      const url = new URL(search ? "/v1/gifs/search" : "/v1/gifs/trending", apiUrl);
      const given = {
        api_key: key,
        limit: String(PAGE),
        offset: String(offset),
        rating: "g",
        bundle: "messaging_non_clips",
      };
      url.search = String(
        new URLSearchParams({ ...given, ...(search ? { q: search.slice(0, 50), lang: language } : {}) }),
      );
      const { status, body } = await egress(url.href, { timeoutMs: LONGEST_MS, mostBytes: MOST_BYTES });
      if (status !== 200) throw new Error(`the GIF service answered ${status}`);
      const { data, pagination } = answer.parse(JSON.parse(body.toString("utf8")));
      const results = data.slice(0, PAGE).map(({ id, title, images: { downsized, fixed_width: preview } }) => ({
        id,
        title: title.slice(0, 200),
        url: downsized.url,
        previewUrl: preview.url,
        width: preview.width,
        height: preview.height,
      }));
      return {
        results: results.filter((one) => accepts(one.url) && accepts(one.previewUrl)),
        next: data.length === PAGE && page * PAGE < Math.min(pagination.total_count, LAST) ? page + 1 : null,
      };
    },
  };
}
