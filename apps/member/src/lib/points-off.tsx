import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { pathTo } from "../screens.ts";

/** Nothing of points is shown to a company that does without; whoever comes by an old link is told so. */
export function PointsOff() {
  const { t } = useTranslation("statement");
  const tenant = useTenant();
  return (
    <div className="rounded-lg bg-surface shadow-2">
      <EmptyState
        art="meeting"
        tone={195}
        title={t(($) => $.off.title, { tenant: tenant?.name ?? "" })}
        action={<LinkButton to={pathTo("home")}>{t(($) => $.home)}</LinkButton>}
      >
        {t(($) => $.off.text)}
      </EmptyState>
    </div>
  );
}
