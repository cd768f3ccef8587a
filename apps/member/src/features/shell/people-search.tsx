import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Search } from "@plaudit/ui/icons.tsx";
import { Popover } from "@plaudit/ui/popover.tsx";
import { lazy, Suspense } from "react";

const Panel = lazy(() =>
  load(() => import("./people-search-panel.tsx")).then((m) => ({ default: m.PeopleSearchPanel })),
);

/** Finds a colleague from anywhere; what it takes is loaded when it is opened. */
export function PeopleSearch() {
  const { t } = useTranslation();
  if (!useApps().may("identity:search")) return null;
  return (
    <Popover
      label={t(($) => $.search.label)}
      buttonClass="flex h-11 items-center gap-2.5 rounded-md text-sm text-ink-2 hover:bg-sunken max-md:w-11 max-md:justify-center md:w-56 md:bg-surface md:ps-3 md:shadow-1 lg:w-64"
      panelClass="w-[22rem] rounded-lg"
      button={
        <>
          <Search className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          <span className="truncate max-md:hidden">{t(($) => $.search.label)}</span>
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<div className="h-14" />}>
          <Panel close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
