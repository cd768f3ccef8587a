/** Embeds that can be requested, by the specification's names. Most are always included; comments only on request. */
export const embedNames = {
  recognition: ["endorsementStats", "reactionCounts", "comments", "ownReaction", "recipientCount", "ownRecipient"],
  awardType: ["attachmentUrls", "pointsBankName", "pointsBankBalance", "senders", "nominators", "candidates", "stats"],
  /** Of those that a member may send. */
  ownAwardType: ["attachmentUrls", "ownNominees"],
} as const;
