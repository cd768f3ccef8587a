import { createEdgeFetch, type EdgeFetch } from "./app.ts";
import { type AssetsBinding, boundAssets } from "./assets-binding.ts";
import type { EdgeEnv } from "./env.ts";
import { originsOf } from "./origins.ts";
import { fetchUpstream } from "./upstream-fetch.ts";

export interface WorkerEnv {
  ASSETS: AssetsBinding;
  API_ORIGIN: string;
  APEX_HOST: string;
  EDGE_SECRET: string;
  APEX_PROTO?: "http" | "https";
  GIF_MEDIA_ORIGINS?: string;
}
interface WorkerContext {
  waitUntil(work: Promise<unknown>): void;
}

export function workerEnv(env: WorkerEnv): EdgeEnv {
  return {
    assets: boundAssets(env.ASSETS),
    upstream: fetchUpstream(env.API_ORIGIN),
    apexHost: env.APEX_HOST,
    secret: env.EDGE_SECRET,
    now: () => Date.now(),
    pictureOrigins: originsOf(env.GIF_MEDIA_ORIGINS),
    log: (line) => console.log(JSON.stringify(line)),
    ...(env.APEX_PROTO ? { proto: env.APEX_PROTO } : {}),
  };
}

/** Made at the first request: an isolate has its bindings only then, and serves many. */
export function workerFetch(make: (env: WorkerEnv) => EdgeEnv) {
  let edge: EdgeFetch | undefined;
  return (request: Request, env: WorkerEnv, context: WorkerContext) => {
    edge ??= createEdgeFetch(make(env));
    const remoteAddress = request.headers.get("cf-connecting-ip") ?? "";
    return edge(request, { remoteAddress, waitUntil: (work) => context.waitUntil(work) });
  };
}

export default { fetch: workerFetch(workerEnv) };
