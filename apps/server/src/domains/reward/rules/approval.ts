import type { Approval } from "../tables.ts";

interface Asked {
  /** What the reward itself asks for. */
  approval: Approval;
  /** The price from which its provider asks for one. */
  approvalFrom: number | null;
}
/** Who approves something at a price; what the reward itself asks for comes first. */
export const approvalOf = ({ approval, approvalFrom }: Asked, points: number): Approval =>
  approval === "none" && approvalFrom !== null && points >= approvalFrom ? "admin" : approval;
