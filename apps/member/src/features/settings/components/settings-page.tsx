import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { pathTo } from "../../../screens.ts";

/** A part of one's settings, beside the way to the others. */
export function SettingsPage({ heading, children }: { heading?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("settings");
  const parts = [
    { to: pathTo("settings"), label: t(($) => $.nav.general) },
    { to: pathTo("settings-notifications"), label: t(($) => $.nav.notifications) },
  ];
  return (
    <Page named title={t(($) => $.title)} max="max-w-[66rem]">
      <div className="grid items-start gap-6 md:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label={t(($) => $.title)} className="no-bar overflow-x-auto">
          <ul className="flex gap-1 md:grid">
            {parts.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  end
                  to={to}
                  className="flex h-11 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {heading}
          {children}
        </div>
      </div>
    </Page>
  );
}
