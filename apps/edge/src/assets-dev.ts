import { createHash } from "node:crypto";
import type { Assets } from "./env.ts";

/** Templates of the development server; it serves scripts and styles itself, in front of this edge. */
export function devAssets(origin: string): Assets {
  return {
    async read(app, path) {
      if (path !== "index.html") return null;
      const answer = await fetch(`${origin}/__template/${app}`);
      if (!answer.ok) throw new Error(`the development server answered ${answer.status}`);
      const body = new Uint8Array(await answer.arrayBuffer());
      return { body, tag: createHash("sha256").update(body).digest("base64url") };
    },
  };
}
