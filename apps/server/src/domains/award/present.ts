import type { Award } from "@plaudit/api/award.ts";
import type { TenantCtx } from "../../context.ts";
import { namesFor, presentTargets } from "../directory/index.ts";
import {
  engagementOf,
  firstComments,
  presentComments,
  presentEndorsements,
  presentEngagement,
} from "../engagement/index.ts";
import { pictureOf } from "./picture.ts";
import { awardPolicy } from "./policy.ts";
import { awardsByIds, factsOf, givenAwards } from "./queries.ts";

const COMMENTS = 20;

/** Those of these that the reader may see, by id, in two round trips however many they are. */
export async function presentAwards(
  ctx: TenantCtx,
  ids: string[],
  embed: readonly string[] = [],
): Promise<Map<string, Award>> {
  if (ids.length === 0) return new Map();
  const { actor } = ctx;
  const [rows, targets, engagement, commentRows] = await Promise.all([
    awardsByIds(ctx, ids),
    givenAwards.targetsOf(ctx, ids),
    engagementOf(ctx, ids),
    embed.includes("comments") ? firstComments(ctx, ids, COMMENTS) : null,
  ]);
  const endorsers = [...engagement.values()].flatMap((of) => of.endorsements.endorserIds);
  const [named, comments] = await Promise.all([
    namesFor(ctx, [...rows.map((row) => row.sender_id), ...endorsers], targets),
    commentRows && presentComments(ctx, commentRows),
  ]);
  const commentsBy = comments && Map.groupBy(comments, (comment) => comment.threadId);
  const targetsBy = Map.groupBy(targets, (target) => target.item_id);
  return new Map(
    rows.flatMap((row): [string, Award][] => {
      const of = engagement.get(row.id);
      const sender = named.people.get(row.sender_id);
      const facts = of && factsOf(row, of.flagged);
      if (!of || !sender || !facts || !awardPolicy.can(actor, "view", facts)) return [];
      const award: Award = {
        __entity_type__: "award",
        __permissions__: awardPolicy.permissionsOn(actor, facts),
        id: row.id,
        awardTypeId: row.type_id,
        name: row.name,
        badge: row.badge,
        badgeUrls: pictureOf(ctx, row.picture),
        nominationStatus: row.nomination_status,
        message: row.message,
        messageText: row.message_text,
        amount: row.amount,
        sender,
        sendTo: presentTargets(targetsBy.get(row.id) ?? [], named),
        recipientCount: row.recipient_count,
        ownRecipient: row.own_amount === null ? null : { amount: row.own_amount },
        tenantWide: row.tenant_wide,
        teamName: row.team_name,
        ...presentEngagement(of),
        ...(commentsBy && { comments: commentsBy.get(row.id) ?? [] }),
        endorsementStats: presentEndorsements(of.endorsements, named.people),
        version: row.version,
        createdAt: row.published_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        editedAt: row.edited_at?.toISOString() ?? null,
      };
      return [[row.id, award]];
    }),
  );
}
