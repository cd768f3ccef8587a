import type { RecognitionItem } from "./types.ts";

export type Weight = "grand" | "note" | "letter";

/** The size of a card depends on the recognition, not on its position in the list. */
export function weigh(
  r: Pick<RecognitionItem, "amount" | "endorsementStats" | "recipientCount" | "messageText" | "sendTo">,
): Weight {
  if (r.amount >= 50 || r.endorsementStats.count >= 3 || r.recipientCount >= 8) return "grand";
  return r.messageText.length <= 90 && !r.messageText.includes("\n") && r.sendTo.length === 1 ? "note" : "letter";
}
