import type { NotificationMessage } from "@plaudit/api/notification.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import type { NotificationRow } from "./queries.ts";
import { wordingFor } from "./wording.ts";

/** Names are looked up and words chosen now, in the reader's language. */
export async function presentNotifications(ctx: TenantCtx, rows: NotificationRow[]): Promise<NotificationMessage[]> {
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap((row) => row.from_member_id ?? []))]);
  const word = wordingFor(ctx.actor.locale, ctx.tenant);
  return rows.map((row) => {
    const fromMember = (row.from_member_id && people.get(row.from_member_id)) || null;
    return {
      __entity_type__: "notification",
      id: row.id,
      kind: row.kind,
      message: word(row.params, fromMember?.name ?? null),
      resourcePath: row.resource_path,
      readAt: row.read_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      fromMember,
    };
  });
}
