import { measureText, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import type { ErrorDetail, RefusalKey } from "../../../error.ts";

interface Written {
  sendTo: ReadonlySet<string>;
  amount: number;
  tenantWide: boolean;
  qualityIds: readonly string[];
}
interface Given {
  before: Written;
  after: Written & { message: RichText };
  /** Why the message may not mention whom it mentions. */
  mentionFault: RefusalKey | null;
  activeQualityIds: readonly string[];
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/** Errors of an edit of a published recognition: recipients, points and visibility must stay as they are. */
export function checkEdit({ before, after, mentionFault, activeQualityIds }: Given): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  const refuse = (path: string, type: string, key: RefusalKey) => faults.push({ type, path, key });
  if (!sameSet(before.sendTo, after.sendTo)) refuse("sendTo", "published", "publishedFixed");
  if (before.amount !== after.amount) refuse("amount", "published", "publishedFixed");
  if (before.tenantWide !== after.tenantWide) refuse("tenantWide", "published", "publishedFixed");
  const { fault } = measureText(after.message, textLimits.recognition);
  if (fault === "empty") refuse("message", "required", "message");
  else if (fault === "tooLong") refuse("message", "tooLong", "messageLong");
  if (mentionFault) refuse("message", "mention", mentionFault);
  // One that was archived since may stay.
  const offered = new Set([...before.qualityIds, ...activeQualityIds]);
  if (after.qualityIds.some((id) => !offered.has(id))) refuse("qualities", "unknown", "qualitiesOffered");
  else if (activeQualityIds.length > 0 && after.qualityIds.length === 0) refuse("qualities", "required", "qualities");
  return faults;
}
