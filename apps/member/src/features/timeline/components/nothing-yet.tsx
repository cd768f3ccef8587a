import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button, buttonClass } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { useAlone } from "../../../lib/use-alone.ts";

type Props = { filtered: boolean; onClear: () => void; onRecognize?: () => void };

/** An empty feed suggests what to do: add people, recognize somebody, or clear filters. */
export function NothingYet({ filtered, onClear, onRecognize }: Props) {
  const { t } = useTranslation("timeline");
  const { may } = useApps();
  const alone = useAlone(!filtered);
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
  if (alone === undefined) return null;
  if (alone)
    return (
      <EmptyState
        art="sunrise"
        tone={35}
        title={t(($) => $.alone.title)}
        action={
          may("tenant:edit") && (
            <a href="/admin" className={buttonClass({})}>
              {t(($) => $.alone.action)}
            </a>
          )
        }
      >
        {may("tenant:edit") ? t(($) => $.alone.textAdmin) : t(($) => $.alone.text)}
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
