import { useTranslation } from "@plaudit/i18n/react.ts";

/** The keys that go through a list, and those that only this one has. */
export function KeyLegend({ more = [] }: { more?: [key: string, does: string][] }) {
  const { t } = useTranslation("queue");
  const keys = [["J", t(($) => $.next)], ["K", t(($) => $.previous)], ["X", t(($) => $.choose)], ...more];
  return (
    <span className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
      {keys.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-xs bg-sunken px-1 font-sans font-semibold rim-line">
            {key}
          </kbd>
          {does}
        </span>
      ))}
    </span>
  );
}
