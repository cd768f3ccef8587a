import type { ErrorCode } from "@plaudit/api/endpoint.ts";

/** What is wrong with one field: `path` as in the body ("sendTo.0.id"), or "body" for the whole. */
export interface ErrorDetail {
  type: string;
  path: string;
  message: string;
}

interface Outcome {
  details?: readonly ErrorDetail[];
  /** For an outcome that has a screen of its own, such as the exceptions of a send or the current entity. */
  data?: unknown;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/** What a verb throws; `http/errors.ts` alone knows the status. `msg` is a sentence that a person may read. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, msg: string, { details, data, retryAfter }: Outcome = {}) {
    super(msg);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}
