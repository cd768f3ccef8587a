import { useTranslation } from "@plaudit/i18n/react.ts";
import { RetryLine } from "@plaudit/ui/feedback/retry-line.tsx";

export interface Failed {
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

/** What did not load fails alone: the rest of the page stays, and this part can be loaded again. */
export function PartFailed({ query }: { query: Failed }) {
  const { t } = useTranslation();
  return (
    <RetryLine retry={t(($) => $.action.retry)} busy={query.isValidating} onRetry={() => void query.mutate()}>
      {t(($) => $.failed.part)}
    </RetryLine>
  );
}
