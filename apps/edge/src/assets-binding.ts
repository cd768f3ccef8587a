import type { Assets } from "./env.ts";

/** What workerd binds for a Worker's static files. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>;
}

/** The three dists as `worker-assets.ts` lays them out: `/<app>/<path>`. */
export function boundAssets(binding: AssetsBinding): Assets {
  return {
    async read(app, file, encoding) {
      const path = file.replace(/^\.vite\//, "vite-");
      const url = `http://assets.internal/${app}/${path}${encoding ? `.${encoding}` : ""}`;
      const answer = await binding.fetch(new Request(url));
      if (answer.status !== 200 || !answer.body) {
        await answer.body?.cancel();
        return null;
      }
      const tag = (answer.headers.get("etag") ?? "").replace(/^W\//, "").replaceAll('"', "");
      return { body: answer.body as ReadableStream<Uint8Array>, tag };
    },
  };
}
