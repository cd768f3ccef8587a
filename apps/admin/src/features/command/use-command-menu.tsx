import { load } from "@plaudit/ui/app/load.ts";
import { useCommandKey } from "@plaudit/ui/command/use-command-key.ts";
import { lazy, type ReactNode, Suspense, useState } from "react";

const Command = lazy(() => load(() => import("./command.tsx")).then((m) => ({ default: m.Command })));

/** Rendered beside the pages, so that it stays while they change; its code and data load when it opens. */
export function useCommandMenu(): { show: () => void; menu: ReactNode } {
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  const show = () => {
    setTimes((before) => before + 1);
    setOpen(true);
  };
  useCommandKey(show);
  const menu = times > 0 && (
    <Suspense fallback={null}>
      <Command key={times} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { show, menu };
}
