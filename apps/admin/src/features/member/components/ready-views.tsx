import { useTranslation } from "@plaudit/i18n/react.ts";
import { type Filters, filterNames } from "../filters.ts";

type Props = { filters: Filters; onChange: (filters: Partial<Filters>) => void };

function firstOfMonth(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-01`;
}

/** Questions that administrators ask every week, one press away. */
export function ReadyViews({ filters, onChange }: Props) {
  const { t } = useTranslation("member");
  const views: { label: string; filters: Partial<Filters> }[] = [
    { label: t(($) => $.view.all), filters: {} },
    { label: t(($) => $.view.new), filters: { since: [firstOfMonth()] } },
    { label: t(($) => $.view.unmanaged), filters: { manager: ["none"] } },
  ];
  const isOn = (view: Partial<Filters>) =>
    filterNames.every((name) => filters[name].join("\n") === (view[name] ?? []).join("\n"));
  return (
    <fieldset className="flex max-w-full min-w-0 items-center gap-1 overflow-x-auto no-bar">
      <legend className="sr-only">{t(($) => $.view.label)}</legend>
      {views.map((view) => (
        <button
          key={view.label}
          type="button"
          aria-pressed={isOn(view.filters)}
          onClick={() => onChange(view.filters)}
          className="target h-9 shrink-0 rounded-sm px-3 text-sm font-medium text-ink-2 hover:bg-sunken aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink max-sm:h-11"
        >
          {view.label}
        </button>
      ))}
    </fieldset>
  );
}
