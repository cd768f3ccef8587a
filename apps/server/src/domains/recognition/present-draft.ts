import type { Recognition } from "@plaudit/api/recognition.ts";
import { plainText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../context.ts";
import { namesFor, presentTargets } from "../directory/index.ts";
import { presentQuality } from "../value/index.ts";
import { presentAttached, shownGifs } from "./attached.ts";
import { type DraftRow, draftRecipients, qualitiesByIds } from "./draft-queries.ts";
import { type RecognitionFacts, recognitionPolicy } from "./policy.ts";

type Ctx = Pick<TenantCtx, "db" | "actor" | "secret" | "now" | "services">;

export const draftFacts = (senderId: string): RecognitionFacts => ({
  senderId,
  draft: true,
  tenantWide: false,
  hiddenAt: null,
  deletedAt: null,
  receivedByActor: false,
  managedByActor: false,
  flagged: false,
});

const targetsOf = (row: DraftRow) =>
  row.send_to.map(({ id, type }) => ({
    recognition_id: row.id,
    member_id: type === "team" ? null : id,
    team_id: type === "team" ? id : null,
  }));

/** Drafts as their author sees them, in two round trips however many they are. Archived recipients are still named. */
export async function presentDrafts(ctx: Ctx, rows: readonly DraftRow[]): Promise<Map<string, Recognition>> {
  if (rows.length === 0) return new Map();
  const [named, qualities, recipients] = await Promise.all([
    namesFor(
      ctx,
      rows.map((row) => row.sender_id),
      rows.flatMap(targetsOf),
    ),
    qualitiesByIds(
      ctx.db,
      rows.flatMap((row) => row.quality_ids),
    ),
    draftRecipients(ctx.db, rows),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const facts = draftFacts(row.sender_id);
      const sender = named.people.get(row.sender_id);
      if (!sender || !recognitionPolicy.can(ctx.actor, "view", facts)) return [];
      const entity: Recognition = {
        __entity_type__: "recognition",
        __permissions__: recognitionPolicy.permissionsOn(ctx.actor, facts),
        id: row.id,
        message: row.message,
        messageText: plainText(row.message),
        amount: row.amount,
        sender,
        sendTo: presentTargets(targetsOf(row), named),
        recipientCount: recipients.get(row.id) ?? 0,
        ownRecipient: null,
        qualities: row.quality_ids.flatMap((id) =>
          qualities.filter((quality) => quality.id === id).map(presentQuality),
        ),
        ...presentAttached(ctx, { attachments: row.attachments, tenantWide: false }),
        gifs: shownGifs(ctx, row.gifs),
        tenantWide: row.tenant_wide,
        refinementId: row.refinement_id,
        status: "draft",
        scheduledAt: row.scheduled_at?.toISOString() ?? null,
        teamName: null,
        reactionCounts: [],
        ownReaction: null,
        commentCount: 0,
        endorsementStats: { count: 0, amount: 0, own: false, endorsers: [] },
        ownFlag: false,
        version: row.version,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        editedAt: null,
      };
      return [[row.id, entity] as const];
    }),
  );
}
