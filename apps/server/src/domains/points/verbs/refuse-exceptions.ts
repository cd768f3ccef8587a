import type { PointsException } from "@plaudit/api/points.ts";
import { DomainError } from "../../../error.ts";

/** Exceptions go to the giver, who may carry on with the adjusted amounts unless one is an error. */
export function refuseExceptions(exceptions: readonly PointsException[], ignore = false): void {
  if (exceptions.length === 0) return;
  if (ignore && exceptions.every((exception) => exception.level !== "error")) return;
  throw new DomainError("PointsExceptionError", "pointsExceptions", { data: { exceptions } });
}
