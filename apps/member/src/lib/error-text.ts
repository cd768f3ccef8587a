import { ApiError } from "@plaudit/api/client.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";

/** What to say to a person about a call that failed, where the screen knows nothing better. */
export function useErrorText() {
  const { t } = useTranslation();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t(($) => $.error.default);
    if (error.status === 0) return t(($) => $.error.offline);
    if (error.status === 429) return t(($) => $.error.tooMany, { count: error.retryAfter ?? 60 });
    if (error.status === 503) return t(($) => $.error.busy);
    return error.status >= 500 ? t(($) => $.error.default) : error.msg || t(($) => $.error.default);
  };
}
