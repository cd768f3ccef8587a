import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";

type Props = { filtered: boolean; onClear: () => void; onRecognize?: () => void };

/** An empty feed says what to do: begin, or ask for less. */
export function NothingYet({ filtered, onClear, onRecognize }: Props) {
  const { t } = useTranslation("timeline");
  if (filtered)
    return (
      <EmptyState
        art="ripple"
        tone={195}
        title={t(($) => $.none.title)}
        action={
          <Button kind="line" onClick={onClear}>
            {t(($) => $.none.action)}
          </Button>
        }
      >
        {t(($) => $.none.text)}
      </EmptyState>
    );
  return (
    <EmptyState
      art="sunrise"
      tone={35}
      title={t(($) => $.empty.title)}
      action={onRecognize && <Button onClick={onRecognize}>{t(($) => $.empty.action)}</Button>}
    >
      {t(($) => $.empty.text)}
    </EmptyState>
  );
}
