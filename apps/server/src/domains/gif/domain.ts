import { gifEndpoints } from "@plaudit/api/gif.ts";
import type { Domain } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { findGifs } from "./find-gifs.ts";

export const gif: Domain = {
  name: "gif",
  routes: routes(gifEndpoints, { "GET /gif/gifs": (ctx, { query }) => findGifs(ctx, query) }),
};
