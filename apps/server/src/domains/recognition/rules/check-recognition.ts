import { measureText, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import type { ErrorDetail } from "../../../error.ts";

interface Given {
  message: RichText;
  /** People who would receive it. */
  recipientCount: number;
  /** Some of the chosen people or teams are not of this tenant. */
  unknownRecipients: boolean;
  /** Some of them have left or are suspended. */
  inactiveRecipients: boolean;
  /** Why the message may not mention whom it mentions. */
  mentionFault: string | null;
  qualityIds: readonly string[];
  activeQualityIds: ReadonlySet<string>;
  amount: number;
  pointsEnabled: boolean;
}

/** What keeps a recognition from being published, named by the form's fields. */
export function checkRecognition(given: Given): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  const refuse = (path: string, type: string, message: string) => faults.push({ type, path, message });
  if (given.inactiveRecipients)
    refuse("sendTo", "inactive", "Somebody you chose can no longer be recognized: take them out");
  else if (given.recipientCount === 0 || given.unknownRecipients) refuse("sendTo", "required", "Select a recipient");
  const { fault } = measureText(given.message, textLimits.recognition);
  if (fault === "empty") refuse("message", "required", "Provide a recognition message");
  else if (fault === "tooLong") refuse("message", "tooLong", "Your message is too long");
  if (given.mentionFault) refuse("message", "mention", given.mentionFault);
  const chosen = given.qualityIds.filter((id) => given.activeQualityIds.has(id));
  if (chosen.length < given.qualityIds.length) refuse("qualities", "unknown", "Choose from the qualities on offer");
  else if (given.activeQualityIds.size > 0 && chosen.length === 0)
    refuse("qualities", "required", "Qualities are required");
  if (!Number.isInteger(given.amount) || given.amount < 0 || given.amount > 1000)
    refuse("amount", "range", "Enter a point amount that is 1000 or less");
  else if (given.amount > 0 && !given.pointsEnabled) refuse("amount", "disabled", "Points are turned off");
  return faults;
}
