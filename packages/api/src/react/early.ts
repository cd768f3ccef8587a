import { preload, unstable_serialize } from "swr";
import type { ApiError } from "../client.ts";
import { session } from "../session.ts";
import { cache } from "./provider.ts";
import { fetcher } from "./query.ts";

const first = ["GET /identity/tenantMembers/me", "GET /apps"] as const;

/**
 * The current member and their permissions. The page has requested them already; with the responses the first render is complete.
 * False where the server could not be reached.
 */
export async function awaitMember(): Promise<boolean> {
  let reached = true;
  if (!session()?.tenantId) return reached;
  await Promise.all(
    first.map(async (key) => {
      const asked = [key, undefined] as const;
      // Errors are shown where the data is used.
      const data = await Promise.resolve(preload(asked, fetcher as never)).catch((error: ApiError) => {
        reached &&= error.status !== 0;
        return undefined;
      });
      if (data) cache.set(unstable_serialize(asked), { data });
    }),
  );
  return reached;
}
