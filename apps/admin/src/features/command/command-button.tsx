import { useTranslation } from "@plaudit/i18n/react.ts";
import { commandKey } from "@plaudit/ui/command/use-command-key.ts";
import { Search } from "@plaudit/ui/icons.tsx";

/** The way to everywhere for who has no keyboard, and the place that names the key for who has. */
export function CommandButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <button
      type="button"
      onClick={onClick}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-11 shrink-0 items-center gap-2.5 rounded-md text-sm text-ink-2 hover:bg-sunken hover:text-ink max-lg:w-11 max-lg:justify-center lg:h-9 lg:px-3 lg:shadow-[inset_0_0_0_1px_var(--t-line)]"
    >
      <Search className="size-5 shrink-0 lg:size-4.5" strokeWidth={1.75} aria-hidden="true" />
      <span className="max-lg:sr-only">{t(($) => $.command.button)}</span>
      <span aria-hidden="true" className="font-sans text-xs text-ink-3 max-lg:hidden">
        {commandKey()}
      </span>
    </button>
  );
}
