import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, page, search } from "./shared.ts";

export const gif = z.object({
  id: z.string(),
  /** What is on it, in the service's words. */
  title: z.string(),
  /** What a recognition holds. */
  url: z.string(),
  previewUrl: z.string(),
  /** Of the preview, in pixels. */
  width: count,
  height: count,
});
export type Gif = z.infer<typeof gif>;

export const gifEndpoints = endpoints({
  "GET /gif/gifs": {
    summary: "Ten moving pictures: what people look at now, or what fits a search; all are rated g",
    scope: "tenant",
    permission: "recognition:create",
    query: z.strictObject({ search, page }),
    response: z.object({ results: z.array(gif), next: z.nullable(count) }),
    outside: true,
    errors: ["Unavailable"],
  },
});
