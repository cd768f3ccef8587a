export { movedSince, ownerOf } from "./account-queries.ts";
export { checkAudience, isIn, nameAudiences, storedAudience } from "./audience.ts";
export { redeemableExpiry, storedSettings } from "./budget-settings.ts";
export { type Audience, pointsBudgetItems, pointsGiftRules } from "./budget-tables.ts";
export { countIn } from "./estimate.ts";
export { lockBudgetItem } from "./lock-budget-item.ts";
export { bankBalance, isOpenBank } from "./open-bank.ts";
export { pointsAccountPolicy } from "./policy.ts";
export { lastSpan, rolledBack } from "./rolled-back.ts";
export { accountId } from "./rules/account-id.ts";
export { isoDate, periodAt } from "./rules/periods.ts";
export type { Share } from "./rules/split-points.ts";
export { worthIn } from "./rules/worth-in.ts";
export { sentBetween } from "./sent-between.ts";
export { createBudgetItem } from "./verbs/create-budget-item.ts";
export { forfeitPoints } from "./verbs/forfeit-points.ts";
export { type EndorsedReceiver, giveEndorsement } from "./verbs/give-endorsement.ts";
export { availableTo, givePoints, splitGift } from "./verbs/give-points.ts";
export { grantPoints, holdMemberAccounts, setLocked } from "./verbs/grant-points.ts";
export { keepPoints, returnPoints } from "./verbs/keep-points.ts";
export { bankAccount, bookBank, moveBank } from "./verbs/move-bank.ts";
export { isReached, type OpenGift, openGift } from "./verbs/open-gift.ts";
export { awardShares, openAward, payAward } from "./verbs/pay-award.ts";
export { type GiftDue, payGifts } from "./verbs/pay-gifts.ts";
export {
  type OpenRedemption,
  openRedemption,
  payRedemption,
  redeemRefusal,
  refundRedemption,
  spendable,
} from "./verbs/redeem-points.ts";
export { refuseAmount } from "./verbs/refuse-amount.ts";
export { refuseExceptions } from "./verbs/refuse-exceptions.ts";
export { lockTransaction, previewReversal, reversePoints } from "./verbs/reverse-points.ts";
export { scheduleGifts, schedulePoints } from "./verbs/schedule-points.ts";
export { insertBank, updateBankRows } from "./verbs/write-bank-rows.ts";
