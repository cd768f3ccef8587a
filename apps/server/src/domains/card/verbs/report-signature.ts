import type { TenantCtx } from "../../../context.ts";
import { flag, unflag } from "../../engagement/index.ts";
import { cardSignaturePolicy } from "../policy.ts";
import { cardSeen, signatureRow } from "../queries.ts";

async function reportable(ctx: TenantCtx, id: string) {
  const { cardId, memberId } = await signatureRow(ctx.db, id);
  const card = await cardSeen(ctx, cardId);
  cardSignaturePolicy.require(ctx, "flag", { ...card, own: memberId === ctx.actor.memberId });
  return { type: "card", id } as const;
}

export const reportSignature = async (ctx: TenantCtx, id: string, reason: string) =>
  flag(ctx, await reportable(ctx, id), reason);

export const withdrawReport = async (ctx: TenantCtx, id: string) => unflag(ctx, await reportable(ctx, id));
