import { mediaEndpoints } from "@plaudit/api/media.ts";
import { routes } from "../../routes.ts";
import { beginUpload } from "./verbs/begin-upload.ts";

export const mediaRoutes = routes(mediaEndpoints, {
  "POST /identity/uploads/avatar": (ctx, { body }) => beginUpload(ctx, "avatar", body),
  "POST /identity/uploads/logo": (ctx, { body }) => beginUpload(ctx, "logo", body),
  "POST /identity/uploads/banner": (ctx, { body }) => beginUpload(ctx, "banner", body),
  "POST /award/uploads/award": (ctx, { body }) => beginUpload(ctx, "award-badge", body),
  "POST /incentive/uploads/badge": (ctx, { body }) => beginUpload(ctx, "incentive-badge", body),
  "POST /incentive/uploads/proof": (ctx, { body }) => beginUpload(ctx, "incentive-proof", body),
  "POST /card/uploads/card": (ctx, { body }) => beginUpload(ctx, "card", body),
  "POST /celebration/uploads/celebration": (ctx, { body }) => beginUpload(ctx, "celebration", body),
  "POST /reward/uploads/reward": (ctx, { body }) => beginUpload(ctx, "reward", body),
  "POST /recognition/uploads/recognition": (ctx, { body }) => beginUpload(ctx, "recognition-attachment", body),
  "POST /announcement/uploads/announcement": (ctx, { body }) => beginUpload(ctx, "announcement-attachment", body),
});
