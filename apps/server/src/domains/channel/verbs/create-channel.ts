import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { nameKey } from "../../../name-key.ts";
import { hashChannelToken, newChannelToken } from "../rules/channel-token.ts";
import { tvChannels } from "../tables.ts";

type Fields = "name" | "content" | "teamIds" | "language" | "theme" | "periodDays" | "qr";
export type NewChannel = Pick<typeof tvChannels.$inferSelect, Fields> & { frameOrigins?: string[] };

/** What is chosen of a channel, each thing once. */
export const settingsOf = ({ name, language, theme, periodDays, qr, ...lists }: NewChannel) => ({
  name,
  nameKey: nameKey(name),
  language,
  theme,
  periodDays,
  qr,
  content: [...new Set(lists.content)],
  teamIds: [...new Set(lists.teamIds)],
  frameOrigins: [...new Set(lists.frameOrigins)],
});

/** The token is answered this once; only its hash is kept. */
export async function createChannel(
  { db, now }: { db: TenantDb; now: Date },
  channel: NewChannel,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const token = newChannelToken();
  await db.orm.insert(tvChannels).values({
    ...settingsOf(channel),
    tenantId: db.tenantId,
    id,
    tokenHash: hashChannelToken(token),
    createdAt: now,
  });
  return { id, token };
}
