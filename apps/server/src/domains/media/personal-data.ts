import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

export const mediaPersonalData: PersonalData = async ({ db, memberId }) => ({
  files: await db.rows<object>(sql`
    select o.created_at as "at", o.kind, o.original_filename as "name", o.bytes from media_objects o
    where o.tenant_id = ${db.tenantId} and o.created_by = ${memberId} and o.ready_at is not null and o.gone_at is null
    order by o.created_at, o.id`),
});
