import { preload, unstable_serialize } from "swr";
import { session } from "../session.ts";
import { cache } from "./provider.ts";
import { fetcher } from "./query.ts";

const first = ["GET /identity/tenantMembers/me", "GET /apps"] as const;

/** The current member and their permissions. The page has requested them already; with the responses the first render is complete. */
export async function awaitMember(): Promise<void> {
  if (!session()?.tenantId) return;
  await Promise.all(
    first.map(async (key) => {
      const asked = [key, undefined] as const;
      // Errors are shown where the data is used.
      const data = await Promise.resolve(preload(asked, fetcher as never)).catch(() => undefined);
      if (data) cache.set(unstable_serialize(asked), { data });
    }),
  );
}
