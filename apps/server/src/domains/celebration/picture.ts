import { type CelebrationKind, type CelebrationPreferencesBody, shownKinds } from "@plaudit/api/celebration.ts";
import type { TenantCtx } from "../../context.ts";
import { exchangeMedia, mediaUrls, type Signs } from "../media/index.ts";

type Pictures = CelebrationPreferencesBody["pictures"];
type Shows = Signs & { db: { tenantId: string } };
const media = "celebration";

/** The addresses of the company's own; null where the drawing is shown. */
export const pictureFor = (ctx: Shows, { pictures }: { pictures: Pictures }, kind: CelebrationKind) =>
  kind === "welcome" ? null : mediaUrls(ctx, media, { tenantId: ctx.db.tenantId, id: pictures[kind] });

/** Takes what the caller uploaded; what is replaced is shown for another day by pages and screens that are open. */
export async function exchangePictures(ctx: TenantCtx, before: Pictures, after: Pictures): Promise<void> {
  for (const kind of shownKinds)
    await exchangeMedia(ctx, {
      ...{ kind: media, field: `pictures.${kind}` },
      ...{ before: before[kind], after: after[kind] },
    });
}
