import { multiRow } from "../../../db/multi-row.ts";
import { memberRows } from "../../directory/index.ts";
import type { Share } from "../../points/index.ts";
import { publishRefinement } from "../../refinement/index.ts";
import { publishTimelineItem } from "../../timeline/index.ts";
import type { SendCtx } from "../send-compose.ts";
import type { Sent } from "../send-present.ts";
import { emitChange } from "./emit-change.ts";
import { linkQualities } from "./link-qualities.ts";

interface Publication extends Sent {
  /** Everybody who receives it, with the points that reach them. */
  shares: readonly Share[];
  transactionId: string | null;
  timelineTeamIds: string[];
  viewerIds: string[];
}

/** Writes a recognition with its dependent rows and jobs. Does not wait for the statements, so that they are sent with the COMMIT. */
export function publishRecognition(ctx: SendCtx, sent: Publication): void {
  const { db, actor } = ctx;
  const { tenantId } = db;
  const at = sent.publishedAt;
  db.write({
    name: "recognition_insert",
    text: `insert into recognitions (tenant_id, id, sender_id, message, message_text, amount, tenant_wide, recipient_count,
        team_name, transaction_id, published_at, updated_at, attachments, gifs,
        refinement_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14)`,
    values: [
      tenantId,
      sent.id,
      actor.memberId,
      JSON.stringify(sent.message),
      sent.messageText,
      sent.amount,
      sent.tenantWide,
      sent.recipientCount,
      sent.teamName,
      sent.transactionId,
      at,
      JSON.stringify(sent.attachments),
      JSON.stringify(sent.gifs),
      sent.refinementId,
    ],
  });
  const shared = [tenantId, sent.id];
  const statements = [
    ...multiRow({
      name: "recognition_targets",
      head: "insert into recognition_targets (tenant_id, recognition_id, position, member_id, team_id) values",
      row: "($1, $2, ?, ?, ?)",
      shared,
      rows: sent.targets.map(({ id, type }, n) => [n, type === "team" ? null : id, type === "team" ? id : null]),
    }),
    ...memberRows({
      name: "recognition_recipients",
      head: "insert into recognition_recipients (tenant_id, recognition_id, published_at, member_id, amount)",
      columns: "$2::uuid, $3::timestamptz",
      shared: [...shared, at],
      rows: sent.shares,
    }),
  ];
  for (const statement of statements) db.write(statement);
  linkQualities(db, sent.id, sent.qualityIds);
  publishRefinement(db, actor.memberId, sent.refinementId);
  db.later(
    publishTimelineItem(ctx, {
      type: "recognition",
      entityId: sent.id,
      publishedAt: at,
      tenantWide: sent.tenantWide,
      teamIds: sent.timelineTeamIds,
      viewerIds: sent.viewerIds,
    }),
  );
  db.later(emitChange(ctx, { recognitionId: sent.id, change: "published", publishedAt: at }));
}
