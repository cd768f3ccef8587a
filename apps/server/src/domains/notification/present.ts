import type { NotificationMessage } from "@plaudit/api/notification.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import type { NotificationRow } from "./queries.ts";
import { wordingFor } from "./wording.ts";

/** Names are looked up and words chosen now, in the reader's language. */
export async function presentNotifications(ctx: TenantCtx, rows: NotificationRow[]): Promise<NotificationMessage[]> {
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap((row) => row.fromMemberId ?? []))]);
  const word = wordingFor(ctx.actor.locale, ctx.tenant);
  return rows.map((row) => {
    const fromMember = (row.fromMemberId && people.get(row.fromMemberId)) || null;
    return {
      __entity_type__: "notification",
      id: row.id,
      kind: row.kind,
      message: word(row.params, fromMember?.name ?? null),
      resourcePath: row.resourcePath,
      readAt: row.readAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      fromMember,
    };
  });
}
