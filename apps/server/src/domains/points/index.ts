export { movedSince } from "./account-queries.ts";
export { isoDate } from "./rules/periods.ts";
export type { Share } from "./rules/split-points.ts";
export { createBudgetItem } from "./verbs/create-budget-item.ts";
export { availableTo, givePoints, splitGift } from "./verbs/give-points.ts";
export { isReached, type OpenGift, openGift } from "./verbs/open-gift.ts";
export { refuseExceptions } from "./verbs/refuse-exceptions.ts";
export { previewReversal, reversePoints } from "./verbs/reverse-points.ts";
export { schedulePoints } from "./verbs/schedule-points.ts";
