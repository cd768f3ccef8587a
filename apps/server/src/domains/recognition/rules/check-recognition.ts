import { MOST_POINTS } from "@plaudit/api/gift-limits.ts";
import { measureText, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import type { ErrorDetail, RefusalKey } from "../../../error.ts";

interface Given {
  message: RichText;
  /** People who would receive it. */
  recipientCount: number;
  /** Some of the chosen people or teams are not of this tenant. */
  unknownRecipients: boolean;
  /** Some of them have left or are suspended. */
  inactiveRecipients: boolean;
  /** Why the message may not mention whom it mentions. */
  mentionFault: RefusalKey | null;
  qualityIds: readonly string[];
  activeQualityIds: ReadonlySet<string>;
  amount: number;
  pointsEnabled: boolean;
}

/** What keeps a recognition from being published, named by the form's fields. */
export function checkRecognition(given: Given): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  const refuse = (path: string, type: string, key: RefusalKey) => faults.push({ type, path, key });
  if (given.inactiveRecipients) refuse("sendTo", "inactive", "recipientInactive");
  else if (given.recipientCount === 0 || given.unknownRecipients) refuse("sendTo", "required", "recipient");
  const { fault } = measureText(given.message, textLimits.recognition);
  if (fault === "empty") refuse("message", "required", "message");
  else if (fault === "tooLong") refuse("message", "tooLong", "messageLong");
  if (given.mentionFault) refuse("message", "mention", given.mentionFault);
  const chosen = given.qualityIds.filter((id) => given.activeQualityIds.has(id));
  if (chosen.length < given.qualityIds.length) refuse("qualities", "unknown", "qualitiesOffered");
  else if (given.activeQualityIds.size > 0 && chosen.length === 0) refuse("qualities", "required", "qualities");
  if (!Number.isInteger(given.amount) || given.amount < 0 || given.amount > MOST_POINTS)
    faults.push({ type: "range", path: "amount", key: "amountMax", values: { max: MOST_POINTS } });
  else if (given.amount > 0 && !given.pointsEnabled) refuse("amount", "disabled", "pointsOff");
  return faults;
}
