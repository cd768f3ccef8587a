import type { Recipient } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import {
  colleaguesOf,
  namesFor,
  presentTargets,
  reachable,
  recipientsByIds,
  searchRecipients,
} from "../directory/index.ts";
import { recentTargets } from "./people-queries.ts";

const MOST = 10;

async function recent(ctx: TenantCtx): Promise<Recipient[]> {
  const [targets, colleagues] = await Promise.all([recentTargets(ctx, 2 * MOST), colleaguesOf(ctx, MOST)]);
  const known = new Set(targets.map((target) => target.member_id));
  const more = colleagues.filter(({ id }) => !known.has(id)).map(({ id }) => ({ member_id: id, team_id: null }));
  const all = [...targets, ...more];
  const ids = all.map((target) => target.member_id ?? target.team_id ?? "");
  const [named, active] = await Promise.all([namesFor(ctx, [], all), reachable(ctx.db, ids)]);
  return presentTargets(all, named)
    .filter((recipient) => active.has(recipient.id))
    .slice(0, MOST);
}

/** People and teams by name; with nothing typed, those whom the reader recognized last. Never the reader. */
export async function findRecipients(
  ctx: TenantCtx,
  { search, idIn }: { search?: string | undefined; idIn?: string[] | undefined },
): Promise<Recipient[]> {
  if (idIn) return recipientsByIds(ctx, idIn);
  return search ? searchRecipients(ctx, search) : recent(ctx);
}
