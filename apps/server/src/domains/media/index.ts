export { avatarUrls, type MediaFile, mediaUrls, presentFile, type Signs } from "./present.ts";
export { exchangeFiles, exchangeMedia } from "./verbs/exchange-media.ts";
