import { useTranslation } from "@plaudit/i18n/react.ts";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";

/** Shown where data did not load. */
export function LoadFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation("common");
  return (
    <ErrorState title={t(($) => $.failed.title)} retry={t(($) => $.action.retry)} busy={busy} onRetry={onRetry}>
      {t(($) => $.failed.text)}
    </ErrorState>
  );
}
