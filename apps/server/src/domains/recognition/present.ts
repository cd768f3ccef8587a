import type { Recognition } from "@plaudit/api/recognition.ts";
import type { TenantCtx } from "../../context.ts";
import { type Named, namesFor, presentTargets, type TargetRow } from "../directory/index.ts";
import {
  type Engagement,
  engagementOf,
  firstComments,
  presentComments,
  presentEndorsements,
  presentEngagement,
} from "../engagement/index.ts";
import { presentQuality, type QualityRow } from "../value/index.ts";
import { presentAttached, shownGifs } from "./attached.ts";
import { recognitionPolicy } from "./policy.ts";
import { factsOf, givenRecognitions, qualitiesOf, type RecognitionRow, recognitionsByIds } from "./queries.ts";

const grouped = <R extends { item_id: string }>(rows: R[]): Map<string, R[]> => {
  const by = new Map<string, R[]>();
  for (const row of rows) by.set(row.item_id, [...(by.get(row.item_id) ?? []), row]);
  return by;
};

function presentOne(
  ctx: TenantCtx,
  row: RecognitionRow,
  {
    targets,
    qualities,
    engagement,
    named,
  }: { targets: TargetRow[]; qualities: QualityRow[]; engagement: Engagement; named: Named },
): Recognition | null {
  const { actor } = ctx;
  const facts = factsOf(row, engagement.flagged);
  const sender = named.people.get(row.sender_id);
  if (!sender || !recognitionPolicy.can(actor, "view", facts)) return null;
  return {
    __entity_type__: "recognition",
    __permissions__: recognitionPolicy.permissionsOn(actor, facts),
    id: row.id,
    message: row.message,
    messageText: row.message_text,
    amount: row.amount,
    sender,
    sendTo: presentTargets(targets, named),
    recipientCount: row.recipient_count,
    ownRecipient: row.own_amount === null ? null : { amount: row.own_amount },
    qualities: qualities.map(presentQuality),
    ...presentAttached(ctx, { attachments: row.attachments, tenantWide: row.tenant_wide }),
    gifs: shownGifs(ctx, row.gifs),
    tenantWide: row.tenant_wide,
    refinementId: row.sender_id === actor.memberId ? row.refinement_id : null,
    status: "published",
    scheduledAt: null,
    teamName: row.team_name,
    ...presentEngagement(engagement),
    endorsementStats: presentEndorsements(engagement.endorsements, named.people),
    version: row.version,
    createdAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

const COMMENTS = 20;

/**
 * Those of these that the reader may see, by id, in two round trips however many they are. Of what may be embedded only
 * comments are not there anyway.
 */
export async function presentRecognitions(
  ctx: TenantCtx,
  ids: string[],
  embed: readonly string[] = [],
): Promise<Map<string, Recognition>> {
  if (ids.length === 0) return new Map();
  const [rows, targets, qualities, engagement, commentRows] = await Promise.all([
    recognitionsByIds(ctx, ids),
    givenRecognitions.targetsOf(ctx, ids),
    qualitiesOf(ctx, ids),
    engagementOf(ctx, ids),
    embed.includes("comments") ? firstComments(ctx, ids, COMMENTS) : null,
  ]);
  const endorsers = [...engagement.values()].flatMap((of) => of.endorsements.endorserIds);
  const [named, comments] = await Promise.all([
    namesFor(ctx, [...rows.map((row) => row.sender_id), ...endorsers], targets),
    commentRows && presentComments(ctx, commentRows),
  ]);
  const commentsBy = comments && Map.groupBy(comments, (comment) => comment.threadId);
  const [targetsBy, qualitiesBy] = [grouped(targets), grouped(qualities)];
  return new Map(
    rows.flatMap((row) => {
      const of = engagement.get(row.id);
      const parts = { targets: targetsBy.get(row.id) ?? [], qualities: qualitiesBy.get(row.id) ?? [], named };
      const entity = of && presentOne(ctx, row, { ...parts, engagement: of });
      if (!entity) return [];
      return [[row.id, commentsBy ? { ...entity, comments: commentsBy.get(row.id) ?? [] } : entity] as const];
    }),
  );
}
