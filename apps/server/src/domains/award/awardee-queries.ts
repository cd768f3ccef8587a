import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";

/** A line in the list of those who received awards of a type, which is in the order of its index. */
export interface Line {
  award_id: string;
  member_id: string;
  published_at: Date;
}
export interface AwardeeRow extends Line {
  sender_id: string;
  amount: number;
  tenant_wide: boolean;
}
const LAST = "ffffffff-ffff-ffff-ffff-ffffffffffff";
export const NEWEST: Line = { award_id: LAST, member_id: LAST, published_at: new Date("9999-01-01") };

const cursors = z.tuple([z.uuid(), z.uuid(), z.string().check(z.regex(/^\d{1,15}$/))]);
export function lineAt(cursor: string): Line {
  const { data } = cursors.safeParse(cursor.split("."));
  if (!data) throw fieldError("cursor", "cursor", "badCursor");
  return { award_id: data[0], member_id: data[1], published_at: new Date(Number(data[2])) };
}

/** In the order of the index, backwards: the latest first. */
export const awardeeLines = (tenantId: string, typeId: string, before: Line, limit: number) => sql`
  select x.award_id, x.member_id, x.published_at, w.sender_id, x.amount, w.tenant_wide
  from award_recipients x
  join awards w on w.tenant_id = ${tenantId} and w.id = x.award_id and w.deleted_at is null
  where x.tenant_id = ${tenantId} and x.type_id = ${typeId}
    and (x.published_at, x.award_id, x.member_id) < (${before.published_at}::timestamptz, ${before.award_id}::uuid, ${before.member_id}::uuid)
  order by x.published_at desc, x.award_id desc, x.member_id desc limit ${limit}`;

export const awardeesBefore = (db: TenantDb, typeId: string, before: Line, limit: number) =>
  db.rows<AwardeeRow>(awardeeLines(db.tenantId, typeId, before, limit));
