import type { TenantCtx } from "../context.ts";
import { feedPage } from "../domains/timeline/feed.ts";
import { feedPresenters } from "../registry.ts";
import type { TestTenant } from "./tenant.ts";

export interface FeedReading {
  items: number;
  next: string | null;
  ms: number;
  roundTrips: number;
}

/** Reads one page as the endpoint would, without HTTP, and reports how long its database part took. */
export const readFeedPage = (tenant: TestTenant, memberId: string, cursor?: string): Promise<FeedReading> =>
  tenant.within(async (db, { now }) => {
    const actor = { memberId, tenantId: tenant.id, role: "employee", features: ["points"] };
    const ctx = { db, now, actor, asked: new Set(), secret: "a secret of benchmarks" } as unknown as TenantCtx;
    const before = db.roundTrips;
    const start = performance.now();
    const { results, next } = await feedPage(ctx, feedPresenters, { pageSize: 20, cursor });
    return { items: results.length, next, ms: performance.now() - start, roundTrips: db.roundTrips - before };
  });
