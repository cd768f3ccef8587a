export { avatarUrls, type MediaFile, mediaUrls, presentFile, type Signs } from "./present.ts";
export { storedAt } from "./stored-at.ts";
export { addFile } from "./verbs/add-file.ts";
export { exchangeFiles, exchangeMedia } from "./verbs/exchange-media.ts";
