import type { ErrorCode } from "@plaudit/api/endpoint.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { isBroken } from "../db/broken.ts";
import { sqlState } from "../db/sql-state.ts";
import { DomainError } from "../error.ts";
import { translated } from "./sentences.ts";

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

const busy = (msg: string) => new DomainError("Unavailable", msg, { retryAfter: 2 });

/** What the database's refusals mean to who asked; undefined for what is a fault of ours. */
function ofDatabase(error: unknown): DomainError | undefined {
  switch (sqlState(error)) {
    case "23505":
      return new DomainError("Conflict", "This exists already");
    case "23503":
      return new DomainError("Conflict", "Something that this needs is gone");
    case "40001":
    case "40P01":
    case "55P03":
      return busy("Somebody else is changing the same: please try again");
    case "57014":
      return busy("This took too long: please try again");
    case "22021":
    case "22P05":
      return new DomainError("ValidationError", "This text holds characters that cannot be kept");
    case "53300":
      return busy("The server is busy: please try again");
  }
  const { message } = error as Error;
  if (isBroken(error) || /timeout exceeded when trying to connect|connection timeout/.test(message))
    return busy("The server cannot reach its database: please try again");
  return undefined;
}

export interface ErrorAnswer {
  status: Status;
  body: { error: string; msg: string; details?: readonly object[]; data?: unknown };
  retryAfter: number | undefined;
  /** Whether somebody has to look at it. */
  ours: boolean;
}

export function answerTo(error: unknown, language: Language): ErrorAnswer {
  const say = (sentence: string) => translated(sentence, language);
  const known = error instanceof DomainError ? error : ofDatabase(error);
  if (!known) {
    const body = { error: "Internal", msg: say("Something went wrong") };
    return { status: 500, body, retryAfter: undefined, ours: true };
  }
  const { code, message, data, retryAfter } = known;
  const details = known.details?.map((detail) => ({ ...detail, message: say(detail.message) }));
  const body = { error: code, msg: say(message), ...(details && { details }), ...(data !== undefined && { data }) };
  const status = statusOf(code);
  return {
    status,
    body,
    retryAfter: retryAfter ?? (status === 503 || status === 429 ? 5 : undefined),
    ours: status === 503,
  };
}
