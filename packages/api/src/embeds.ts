/** What may be asked for with a thing, by the specification's names. Most of it comes anyway; comments when asked for. */
export const embedNames = {
  recognition: ["endorsementStats", "reactionCounts", "comments", "ownReaction", "recipientCount", "ownRecipient"],
  awardType: ["attachmentUrls", "pointsBankName", "pointsBankBalance", "senders", "nominators", "candidates", "stats"],
} as const;
