import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, id, imageUrls, name } from "./shared.ts";

export const mediaKind = z.enum([
  "avatar",
  "logo",
  "banner",
  "recognition-attachment",
  "announcement-attachment",
  "award-badge",
  "incentive-badge",
  "incentive-proof",
  "card",
  "celebration",
  "reward",
]);
export type MediaKind = z.infer<typeof mediaKind>;
/** Which variants a picture of each kind has. A document has the one that is itself. */
export const mediaVariants = {
  avatar: ["avatar-sm", "avatar-md", "avatar-lg", "avatar-xl"],
  logo: ["logo", "logo-square"],
  banner: ["banner"],
  "recognition-attachment": ["recognition-attachment-desktop", "recognition-attachment-mobile"],
  "announcement-attachment": ["announcement-attachment-desktop", "announcement-attachment-mobile"],
  "award-badge": ["award-badge-desktop", "award-badge-mobile"],
  "incentive-badge": ["incentive-badge-desktop", "incentive-badge-mobile"],
  "incentive-proof": ["incentive-proof-desktop", "incentive-proof-mobile"],
  card: ["card-fullsize", "card-thumbnail"],
  celebration: ["celebration-desktop", "celebration-mobile"],
  reward: ["reward-desktop", "reward-mobile"],
} as const satisfies Record<MediaKind, readonly string[]>;

const uploadBody = z.strictObject({
  originalFilename: name(255),
  contentType: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(127)),
});
/** Where the file goes as form data: the fields first, in this order, then `file`. Good once and for a quarter of an hour. */
export const uploadTicket = z.object({
  upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
  mediaObject: z.object({ id }),
});
export type UploadTicket = z.infer<typeof uploadTicket>;

export const mediaType = z.enum(["doc", "image", "graphic", "file", "gif"]);
/** What a recognition or an announcement encloses. `gif` is a picture that moves, whatever its file was. */
export const attachment = z.object({
  id,
  type: mediaType,
  /** Of a picture its largest variant; of a document the download. */
  url: z.string(),
  variants: imageUrls,
  originalFilename: z.string(),
  /** Of the file as it came in. */
  bytes: count,
  /** In pixels, of a picture. */
  width: z.nullable(count),
  height: z.nullable(count),
});
export type Attachment = z.infer<typeof attachment>;

/** Response of the form post. The addresses are valid for some days; the id gives new ones. */
export const mediaObject = z.object({
  __entity_type__: z.literal("mediaObject"),
  kind: mediaKind,
  ...attachment.shape,
  variants: z.record(z.string(), z.string()),
});
export type MediaObject = z.infer<typeof mediaObject>;

const initiates = {
  scope: "tenant",
  action: null,
  body: uploadBody,
  response: uploadTicket,
  errors: ["TooManyRequests"],
} as const;

export const mediaEndpoints = endpoints({
  "POST /identity/uploads/avatar": { summary: "Start to upload a member's picture", permission: null, ...initiates },
  "POST /identity/uploads/logo": {
    summary: "Start to upload the tenant's logo",
    permission: "tenant:edit",
    ...initiates,
  },
  "POST /identity/uploads/banner": {
    summary: "Start to upload the tenant's banner",
    permission: "tenant:edit",
    ...initiates,
  },
  "POST /recognition/uploads/recognition": {
    summary: "Start to upload a picture or a document to attach to a recognition",
    permission: "recognition:create",
    ...initiates,
  },
  "POST /announcement/uploads/announcement": {
    summary: "Start to upload a picture or a document to attach to an announcement",
    permission: "announcement:manage",
    ...initiates,
  },
  "POST /award/uploads/award": {
    summary: "Start to upload a picture of the company's own for an award type",
    permission: "award:create-type",
    ...initiates,
  },
  "POST /celebration/uploads/celebration": {
    summary: "Start to upload a picture of the company's own for a kind of celebration",
    permission: "celebration:edit-tenant-preferences",
    ...initiates,
  },
  "POST /incentive/uploads/badge": {
    summary: "Start to upload a picture of the company's own for an incentive",
    permission: "incentive:review",
    ...initiates,
  },
  "POST /incentive/uploads/proof": {
    summary: "Start to upload a picture or a document that proves a claim",
    permission: "incentive:browse",
    ...initiates,
  },
  "POST /card/uploads/card": {
    summary: "Start to upload a picture to sign a card with",
    permission: "card:browse",
    ...initiates,
  },
  "POST /reward/uploads/reward": {
    summary: "Start to upload a picture of a reward",
    permission: "reward:admin",
    ...initiates,
  },
});
