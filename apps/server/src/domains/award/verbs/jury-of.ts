import { isDeepStrictEqual } from "node:util";
import type { AwardTypeBody } from "@plaudit/api/award-type.ts";
import type { TenantCtx } from "../../../context.ts";
import { fieldError, fieldErrors } from "../../../error.ts";
import { peopleByIds } from "../../directory/index.ts";
import type { AwardTypeRow } from "../type-queries.ts";

type Jury = Pick<AwardTypeRow, "jury" | "criteria" | "anonymous" | "judgingDays">;
export const noJury: Jury = { jury: [], criteria: [], anonymous: false, judgingDays: null };

const partOf = ({ jury, criteria, anonymous, judgingDays }: Jury): Jury => ({ jury, criteria, anonymous, judgingDays });

/** Once nominations have closed, or somebody has judged, everybody has to be judged alike. */
const isFrozen = ({ voted, nominationStatus }: AwardTypeRow): boolean =>
  voted || (nominationStatus !== "draft" && nominationStatus !== "open");

/** Who judges by what; without a juror there is nothing to keep. */
export async function juryOf(ctx: TenantCtx, body: Partial<AwardTypeBody>, before: AwardTypeRow | null): Promise<Jury> {
  const old = before ? partOf(before) : noJury;
  const { criteria = old.criteria, anonymous = old.anonymous, judgingDays = old.judgingDays } = body;
  const jury = [...new Set(body.jury ?? old.jury)];
  const after: Jury = jury.length > 0 ? { jury, criteria, anonymous, judgingDays } : noJury;
  if (isDeepStrictEqual(after, old)) return after;
  if (before && isFrozen(before)) throw fieldError("jury", "frozen", "award.juryFrozen");
  const people = await peopleByIds(ctx, jury);
  const unknown = jury.flatMap((id, n) =>
    people.has(id) ? [] : [{ type: "unknown", path: `jury.${n}`, key: "noMember" as const }],
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
  if (jury.length > 0 && criteria.length === 0) throw fieldError("criteria", "required", "award.criteriaMissing");
  if (jury.length > 0 && judgingDays === null) throw fieldError("judgingDays", "required", "award.judgingMissing");
  return after;
}
