import type { ErrorCode } from "@plaudit/api/endpoint.ts";
import type { RefusalKey } from "@plaudit/i18n/index.ts";
import { sentenceOf } from "./texts.ts";

export type { RefusalKey } from "@plaudit/i18n/index.ts";

type Values = Record<string, string | number>;

/** What is wrong with one field: `path` as in the body ("sendTo.0.id"), or "body" for the whole. */
export interface ErrorDetail {
  type: string;
  path: string;
  key: RefusalKey;
  values?: Values | undefined;
}

interface Outcome {
  /** Fills the places of the sentence. */
  values?: Values | undefined;
  details?: readonly ErrorDetail[];
  /** For an outcome that has a screen of its own, such as the exceptions of a send or the current entity. */
  data?: unknown;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/** What a verb throws. `key` names a sentence of the locale files; `http/errors.ts` alone knows the status. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly key: RefusalKey;
  readonly values: Values | undefined;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, key: RefusalKey, { values, details, data, retryAfter }: Outcome = {}) {
    // For logs and the operator.
    super(sentenceOf(key, "en", values));
    this.name = "DomainError";
    this.code = code;
    this.key = key;
    this.values = values;
    this.details = details;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** A validation error of fields; the first one's sentence is the error's message. */
export function fieldErrors(details: readonly ErrorDetail[]): DomainError {
  const [first] = details;
  return new DomainError("ValidationError", first?.key ?? "checkFields", { values: first?.values, details });
}
export const fieldError = (path: string, type: string, key: RefusalKey, values?: Values): DomainError =>
  fieldErrors([{ path, type, key, values }]);
