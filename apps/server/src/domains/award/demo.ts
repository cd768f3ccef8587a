import type { Badge } from "@plaudit/api/award-badges.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import { newId } from "../../db/id.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { DemoCtx } from "../../domain.ts";
import { nameKey } from "../../name-key.ts";
import { openAward, payAward, storedAudience } from "../points/index.ts";
import { publishTimelineItem } from "../timeline/index.ts";
import { demoNominations } from "./demo-nominations.ts";
import { awardRecipients, awards, awardTargets, awardTypes } from "./tables.ts";

interface Type {
  badge: Badge;
  name: string;
  description: string;
  points: number;
  locked: boolean;
  roles: ("manager" | "admin")[];
  sent: { from: string; to: string; daysAgo: number; text: string }[];
}
/** Of a tenant, by its slug. */
const types: Readonly<Record<string, readonly Type[]>> = {
  acme: [
    {
      badge: "lighthouse",
      name: "Quiet excellence",
      description: "Work so good that nobody had to talk about it.",
      points: 500,
      locked: true,
      roles: ["manager", "admin"],
      sent: [
        {
          from: "Maya Okafor",
          to: "Hana Kovač",
          daysAgo: 3,
          text: "For three quarters of numbers that nobody had to check twice. When they did not agree, you already knew why, and had written it down in one sentence.",
        },
      ],
    },
    {
      badge: "lantern",
      name: "In the dark hour",
      description: "For whoever was there at three in the morning.",
      points: 300,
      locked: false,
      roles: [],
      sent: [
        {
          from: "Lena Fischer",
          to: "Samuel Osei",
          daysAgo: 17,
          text: "The pump failed at three, and by five it ran again. You woke nobody who could sleep, and everybody who could help.",
        },
      ],
    },
    {
      badge: "sail",
      name: "Full sail",
      description: "For a team that brought everyone across.",
      points: 150,
      locked: true,
      roles: [],
      sent: [],
    },
    {
      badge: "roots",
      name: "Deep roots",
      description: "Ten years and more, and still curious.",
      points: 0,
      locked: true,
      roles: [],
      sent: [
        {
          from: "Maya Okafor",
          to: "Noor Haddad",
          daysAgo: 41,
          text: "Whoever asks how we got here is sent to you, and comes back with the story and a plan.",
        },
      ],
    },
  ],
};
const DAY = 86_400_000;
const written = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

/** The bank of the demo that pays for awards. */
async function bankOf({ db }: DemoCtx): Promise<string | null> {
  const [bank] = await db.rows<{ id: string }>(sql`
    select id from points_budget_items
    where tenant_id = ${db.tenantId} and source = 'pointsBank' and name = 'Awards' and ended_at is null`);
  return bank?.id ?? null;
}

async function prefersPrivate(db: TenantDb, memberId: string): Promise<boolean> {
  const [row] = await db.rows<{ hidden: boolean }>(sql`
    select prefers_private as hidden from tenant_members where tenant_id = ${db.tenantId} and id = ${memberId}`);
  return row?.hidden ?? true;
}

/** Awards to send, and some that were sent; those before the demo's last days are in its past. */
export async function demoAwards(ctx: DemoCtx): Promise<void> {
  const { db, now, tenant, members } = ctx;
  const { tenantId } = db;
  const bankId = await bankOf(ctx);
  const idOf = (name: string) => members.find((member) => member.name === name)?.memberId;
  for (const { sent, roles, locked, ...type } of types[tenant.slug] ?? []) {
    const points = bankId ? type.points : 0;
    const typeId = newId();
    const audience = storedAudience({ everyone: roles.length === 0, memberIds: [], teamIds: [], roles });
    const rest = {
      nameKey: nameKey(type.name),
      pointsLocked: locked,
      senders: audience,
      notify: false,
      createdAt: now,
    };
    const budgetItemId = points > 0 ? bankId : null;
    db.write(db.orm.insert(awardTypes).values({ ...type, ...rest, tenantId, id: typeId, points, budgetItemId }));
    for (const { from, to, daysAgo, text } of sent) {
      const [senderId, memberId] = [idOf(from), idOf(to)];
      if (!senderId || !memberId) throw new Error(`the demo's awards name ${from} or ${to}, who is not there`);
      const id = newId();
      const at = new Date(now.getTime() - daysAgo * DAY);
      const shares = [{ id: memberId, amount: points }];
      const tenantWide = !(await prefersPrivate(db, memberId));
      const open = budgetItemId && (await openAward(db, { bankId: budgetItemId, memberIds: [memberId] }));
      const reference = { type: "award", id };
      const paid = open ? await payAward(db, open, { type: "award", actorId: senderId, reference, shares, now }) : null;
      const words = { message: written(text), messageText: text };
      const times = { publishedAt: at, updatedAt: at };
      const { name, badge } = type;
      const award = { tenantId, id, typeId, name, badge, senderId, ...words, amount: points, tenantWide, ...times };
      db.write(db.orm.insert(awards).values({ ...award, recipientCount: 1, transactionId: paid?.id ?? null }));
      db.write(db.orm.insert(awardTargets).values({ tenantId, awardId: id, position: 0, memberId }));
      const received = { tenantId, awardId: id, memberId, typeId, amount: points, publishedAt: at };
      db.write(db.orm.insert(awardRecipients).values(received));
      const item = { type: "award" as const, entityId: id, publishedAt: at, tenantWide, teamIds: [] };
      await publishTimelineItem({ db }, { ...item, viewerIds: tenantWide ? [] : [senderId, memberId] });
    }
  }
  demoNominations(ctx, bankId);
}
