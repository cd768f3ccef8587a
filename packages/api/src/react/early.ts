import { preload, unstable_serialize } from "swr";
import { session } from "../session.ts";
import { cache } from "./provider.ts";
import { fetcher } from "./query.ts";

const first = ["GET /identity/tenantMembers/me", "GET /apps"] as const;

/** Who is here and what they may do. The page itself has asked; with the answers the first drawing is the only one. */
export async function awaitMember(): Promise<void> {
  if (!session()?.tenantId) return;
  await Promise.all(
    first.map(async (key) => {
      const asked = [key, undefined] as const;
      // What fails is said where it is used.
      const data = await Promise.resolve(preload(asked, fetcher as never)).catch(() => undefined);
      if (data) cache.set(unstable_serialize(asked), { data });
    }),
  );
}
