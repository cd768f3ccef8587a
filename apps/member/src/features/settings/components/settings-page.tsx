import { useTranslation } from "@plaudit/i18n/react.ts";
import { useScreenTexts } from "@plaudit/i18n/screen-texts.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useTitle } from "@plaudit/ui/shell/use-title.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { pathTo, settingsScreens } from "../../../screens.ts";

type Props = { title: string; note: string; children: ReactNode };

/** A page of the settings with the navigation to the others. */
export function SettingsPage({ title, note, children }: Props) {
  const { t } = useTranslation("settings");
  const { menuOf } = useScreenTexts();
  useTitle(title);
  const parts = [
    { to: pathTo("settings"), label: t(($) => $.general.title) },
    ...settingsScreens.map(({ id, path, texts }) => ({ to: path, label: menuOf(id, texts) })),
  ];
  const strip = useRef<HTMLElement>(null);
  // On a phone the tab of this page may be beyond the edge.
  useEffect(() => {
    const tab = strip.current?.querySelector("[aria-current=page]");
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [title]);
  return (
    <Page named title={t(($) => $.title)} max="max-w-[66rem]">
      <div className="grid items-start gap-6 md:grid-cols-[11rem_minmax(0,1fr)]">
        <nav ref={strip} aria-label={t(($) => $.title)} className="no-bar overflow-x-auto">
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
          <h2 className="font-display text-display font-[440] track-display">{title}</h2>
          <p className="mt-1 mb-6 text-base text-ink-2">{note}</p>
          {children}
        </div>
      </div>
    </Page>
  );
}
