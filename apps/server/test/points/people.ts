import type { TenantCtx } from "../../src/context.ts";
import type { Database } from "../../src/db/database.ts";
import { newId } from "../../src/db/id.ts";
import type { TenantDb } from "../../src/db/tenant-db.ts";
import { enqueuer } from "../../src/jobs/enqueue.ts";

export interface People {
  tenantId: string;
  memberIds: string[];
  teamId: string;
  allocationId: string;
}
interface Made {
  members: number;
  /** Each one's allocation a month; 0 makes no rule. */
  allocation: number;
  limit?: number;
}

const insert = (db: TenantDb, text: string, ...values: unknown[]) =>
  db.write({ text, values: [db.tenantId, ...values] });

/** A tenant with joined members, all in one team, and an allocation rule for everybody. */
export async function makePeople(
  database: Database,
  { members, allocation, limit = 1_000_000 }: Made,
): Promise<People> {
  const tenantId = newId();
  const people = {
    tenantId,
    memberIds: Array.from({ length: members }, newId),
    teamId: newId(),
    allocationId: newId(),
  };
  await database.backend.asOwner(
    "insert into tenants (id, slug, name, languages, features) values ($1, $2, 'Race', '{en}', '{points}')",
    [tenantId, `race-${tenantId}`],
  );
  await database.withTenant(tenantId, async (db) => {
    const everybody = '{"everyone":true}';
    insert(
      db,
      "insert into points_settings (tenant_id, restriction_limit, eligible) values ($1, $2, $3)",
      limit,
      everybody,
    );
    insert(db, "insert into teams (tenant_id, id, name, name_key) values ($1, $2, 'Team', 'team')", people.teamId);
    for (const [n, id] of people.memberIds.entries()) {
      const text = `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status, joined_at)
        values ($1, $2, $3, 'Race', $3, 'joined', app.now())`;
      insert(db, text, id, `p${n}`);
      insert(db, "insert into team_members (tenant_id, team_id, member_id) values ($1, $2, $3)", people.teamId, id);
    }
    if (allocation > 0)
      insert(
        db,
        `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on)
         values ($1, $2, 'Monthly', 'monthly', 'allocation', $3, $4, 'month', '2020-01-01')`,
        people.allocationId,
        everybody,
        allocation,
      );
  });
  return people;
}

/** What a verb is given when it is called without a request. */
export function ctxOf(db: TenantDb, now: Date, memberId: string): TenantCtx {
  const actor = {
    tenantId: db.tenantId,
    memberId,
    userId: memberId,
    role: "admin",
    features: ["points"],
    locale: "en",
    timezone: "UTC",
  };
  return {
    db,
    now,
    actor,
    asked: new Set(),
    enqueue: enqueuer(db),
    publish: async () => undefined,
  } as unknown as TenantCtx;
}
