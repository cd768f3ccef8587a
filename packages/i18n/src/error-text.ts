import { useTranslation } from "./react.ts";

/** An error of a call; `status` is 0 when no response came. */
interface Failure {
  status: number;
  msg: string;
  retryAfter: number | null;
}
const HOUR = 3600;
const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && typeof (error as Partial<Failure> & Error).msg === "string" && "status" in error;

/** The message for a failed call: the server's own reason wherever it gave one. */
export function useErrorText() {
  const { t } = useTranslation();
  return (error: unknown): string => {
    if (!isFailure(error)) return t(($) => $.error.default);
    if (error.status === 0) return t(($) => $.error.offline);
    // Nobody counts the seconds of a day: a limit as long as that has its own reason.
    if (error.status === 429 && !(error.retryAfter && error.retryAfter > HOUR))
      return t(($) => $.error.tooMany, { count: error.retryAfter ?? 60 });
    if (error.status === 503) return t(($) => $.error.busy);
    return error.status >= 500 ? t(($) => $.error.default) : error.msg || t(($) => $.error.default);
  };
}
