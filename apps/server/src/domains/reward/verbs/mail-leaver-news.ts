import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NotificationParams, wordingFor } from "../../notification/index.ts";
import { helperOf } from "../people-queries.ts";
import type { RedemptionRow } from "../redemption-queries.ts";
import type { News } from "./follow.ts";
import { readerOf } from "./mail-receipt.ts";

export type RenderLeaverNews = typeof import("../../../mail/leaver.ts")["renderLeaverNewsMail"];

/** Who has left reads no notifications: each step of what is redeemed for them comes by mail. */
export async function mailLeaverNews(
  ctx: WorkerCtx,
  render: RenderLeaverNews,
  row: RedemptionRow,
  { news, params }: { news: News; params: NotificationParams },
): Promise<void> {
  const { tenant } = ctx;
  const [reader, helper] = await Promise.all([readerOf(ctx, row), helperOf(ctx)]);
  if (!reader || !helper) return;
  const { id, message, reason, tracking } = row;
  await ctx.sendMail({
    ...render({
      ...{ language: reader.language, tenant, helper, tracking },
      message: wordingFor(reader.language, tenant)(params, null),
      words: news === "fulfilled" ? message : reason,
    }),
    to: reader.to,
    key: `leaverNews:${id}:${news}`,
  });
}
