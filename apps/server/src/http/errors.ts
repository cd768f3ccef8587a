import type { ErrorCode } from "@plaudit/api/endpoint.ts";
import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { isBroken } from "../db/broken.ts";
import { sqlState } from "../db/sql-state.ts";
import { DomainError, type RefusalKey } from "../error.ts";
import { sentenceOf } from "../texts.ts";

export type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

export function statusOf(code: ErrorCode): Status {
  switch (code) {
    case "ValidationError":
    case "InvalidCredentials":
    case "InvalidState":
    case "InvalidToken":
      return 400;
    case "Unauthorized":
      return 401;
    case "Forbidden":
      return 403;
    case "NotFound":
      return 404;
    case "Conflict":
    case "VersionConflict":
      return 409;
    case "PayloadTooLarge":
      return 413;
    case "UnsupportedMediaType":
      return 415;
    case "PointsExceptionError":
    case "IdempotencyConflict":
      return 422;
    case "TooManyRequests":
      return 429;
    case "Unavailable":
      return 503;
  }
}

const busy = (key: RefusalKey) => new DomainError("Unavailable", key, { retryAfter: 2 });

/** Errors of the database that have a meaning for the caller; undefined for bugs of ours. */
function ofDatabase(error: unknown): DomainError | undefined {
  switch (sqlState(error)) {
    case "23505":
      return new DomainError("Conflict", "exists");
    case "23503":
      return new DomainError("Conflict", "neededGone");
    case "40001":
    case "40P01":
    case "55P03":
      return busy("changing");
    case "57014":
      return busy("tookTooLong");
    case "22021":
    case "22P05":
      return new DomainError("ValidationError", "characters");
    case "53300":
      return busy("busy");
  }
  const { message } = error as Error;
  if (isBroken(error) || /timeout exceeded when trying to connect|connection timeout/.test(message))
    return busy("noDatabase");
  return undefined;
}

export interface ErrorAnswer {
  status: Status;
  body: { error: string; key: string; msg: string; details?: readonly object[]; data?: unknown };
  retryAfter: number | undefined;
  /** Whether somebody has to look at it. */
  ours: boolean;
}

/** `pointTerms` are the tenant's, where it is known. */
export function answerTo(error: unknown, language: Language, pointTerms: PointTerms = null): ErrorAnswer {
  const known = error instanceof DomainError ? error : ofDatabase(error);
  if (!known) {
    const body = { error: "Internal", key: "wrong", msg: sentenceOf("wrong", language) };
    return { status: 500, body, retryAfter: undefined, ours: true };
  }
  const { code, key, values, data, retryAfter } = known;
  const details = known.details?.map(({ type, path, key, values }) => ({
    type,
    path,
    key,
    message: sentenceOf(key, language, values, pointTerms),
  }));
  const msg = sentenceOf(key, language, values, pointTerms);
  const body = { error: code, key, msg, ...(details && { details }), ...(data !== undefined && { data }) };
  const status = statusOf(code);
  return {
    status,
    body,
    retryAfter: retryAfter ?? (status === 503 || status === 429 ? 5 : undefined),
    ours: status === 503,
  };
}
