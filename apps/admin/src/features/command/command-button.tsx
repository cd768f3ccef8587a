import { useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { commandKey, useCommandKey } from "@plaudit/ui/command/use-command-key.ts";
import { Search } from "@plaudit/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";

const Command = lazy(() => load(() => import("./command.tsx")).then((m) => ({ default: m.Command })));

/** The way to everywhere, by a key or, on a phone, by a button; what it takes is loaded when it is opened. */
export function CommandButton() {
  const { t } = useTranslation("admin");
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  const show = () => {
    setTimes((before) => before + 1);
    setOpen(true);
  };
  useCommandKey(show);
  return (
    <>
      <button
        type="button"
        onClick={show}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t(($) => $.command.title)}
        className="flex h-11 shrink-0 items-center gap-2.5 rounded-md text-sm text-ink-2 hover:bg-sunken hover:text-ink max-lg:w-11 max-lg:justify-center lg:h-9 lg:px-3 lg:shadow-[inset_0_0_0_1px_var(--t-line)]"
      >
        <Search className="size-5 shrink-0 lg:size-4.5" strokeWidth={1.75} aria-hidden="true" />
        <span className="max-lg:hidden">{t(($) => $.command.button)}</span>
        <kbd className="font-sans text-xs text-ink-3 max-lg:hidden">{commandKey()}</kbd>
      </button>
      <Suspense fallback={null}>
        {times > 0 && <Command key={times} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
