import type { ErrorCode } from "@plaudit/api/endpoint.ts";

export { DomainError } from "../error.ts";

export function statusOf(code: ErrorCode): 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503 {
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
