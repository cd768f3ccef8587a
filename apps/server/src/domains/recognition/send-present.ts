import type { Recognition } from "@plaudit/api/recognition.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import { presentTarget, recipientSummary } from "../directory/index.ts";
import type { MediaFile } from "../media/index.ts";
import { presentQuality } from "../value/index.ts";
import { presentAttached } from "./attached.ts";
import { recognitionPolicy } from "./policy.ts";
import type { Composition } from "./send-queries.ts";

type Ctx = Pick<TenantCtx, "db" | "actor" | "secret" | "now">;

export interface Sent {
  id: string;
  message: RichText;
  messageText: string;
  amount: number;
  targets: readonly RecipientRef[];
  recipientCount: number;
  qualityIds: readonly string[];
  attachments: readonly MediaFile[];
  gifs: readonly string[];
  refinementId: string | null;
  tenantWide: boolean;
  teamName: string | null;
  publishedAt: Date;
}

/** The recognition as its sender sees it as soon as it is sent: of what was read to send it, with nobody's answer yet. */
export function presentSent(ctx: Ctx, sent: Sent, known: Composition): Recognition {
  const { actor } = ctx;
  const sender = known.people.get(actor.memberId);
  if (!sender) throw new Error("The sender was not read");
  const at = sent.publishedAt.toISOString();
  return {
    __entity_type__: "recognition",
    __permissions__: recognitionPolicy.permissionsOn(actor, {
      senderId: actor.memberId,
      draft: false,
      tenantWide: sent.tenantWide,
      hiddenAt: null,
      deletedAt: null,
      receivedByActor: false,
      managedByActor: false,
      flagged: false,
    }),
    id: sent.id,
    message: sent.message,
    messageText: sent.messageText,
    amount: sent.amount,
    sender: recipientSummary(ctx, sender),
    sendTo: sent.targets.flatMap((to) => presentTarget(ctx, to, known)),
    recipientCount: sent.recipientCount,
    ownRecipient: null,
    qualities: sent.qualityIds.flatMap((id) => {
      const row = known.qualities.find((quality) => quality.id === id);
      return row ? [presentQuality({ ...row, archivedAt: null })] : [];
    }),
    ...presentAttached(ctx, sent),
    gifs: [...sent.gifs],
    tenantWide: sent.tenantWide,
    refinementId: sent.refinementId,
    status: "published",
    scheduledAt: null,
    teamName: sent.teamName,
    reactionCounts: [],
    ownReaction: null,
    commentCount: 0,
    endorsementStats: { count: 0, amount: 0, own: false, endorsers: [] },
    ownFlag: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
    editedAt: null,
  };
}
