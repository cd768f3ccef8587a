export { avatarUrls, mediaUrls, type Signs } from "./present.ts";
export { exchangeMedia } from "./verbs/exchange-media.ts";
