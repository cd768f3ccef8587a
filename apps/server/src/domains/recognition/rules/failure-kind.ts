import { DomainError } from "../../../error.ts";

const kinds = {
  amount: "recognition.unsentForPoints",
  sendTo: "recognition.unsentForRecipient",
  message: "recognition.unsentForMessage",
  qualities: "recognition.unsentForQualities",
} as const;
export type FailureKind =
  | (typeof kinds)[keyof typeof kinds]
  | "recognition.unsentForAbsence"
  | "recognition.unsentForFault";
const isField = (path: string): path is keyof typeof kinds => path in kinds;

/** The kind of notification for the reason why a scheduled draft could not be published. Any other error is thrown again. */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof DomainError)) throw error;
  const { code, details } = error;
  const path = code === "PointsExceptionError" ? "amount" : (details?.[0]?.path ?? "");
  if (!isField(path)) throw error;
  return kinds[path];
}
