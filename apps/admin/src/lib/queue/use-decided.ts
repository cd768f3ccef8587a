import { UNDO_SECONDS } from "@plaudit/api/undo-seconds.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useEffect, useState } from "react";

interface Done {
  decided: string[];
  /** Somebody else was first. */
  skipped: readonly unknown[];
  /** Why others of them are still there. */
  failed?: unknown;
}
interface Last {
  /** What was done. */
  text: string;
  ids: string[];
}
const UNDO_MS = UNDO_SECONDS * 1000;

/** Decides, and keeps for ten seconds what was decided, to undo it where that is possible; `undone` is told what comes back. */
export function useDecided(undo?: (ids: string[]) => Promise<unknown>, undone?: (ids: string[]) => void) {
  const { t } = useTranslation("queue");
  const { number } = useFormat();
  const errorText = useErrorText();
  const [last, setLast] = useState<Last | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  async function attempt<Answer>(doing: Promise<Answer>): Promise<Answer | null> {
    setBusy(true);
    try {
      return await doing;
    } catch (error) {
      toast.error(errorText(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return {
    last,
    busy,
    /** Whether it was done. `text` says what was done to so many. */
    async decide(doing: Promise<Done>, text: (count: { count: number; n: string }) => string): Promise<boolean> {
      const done = await attempt(doing);
      if (!done) return false;
      const { decided: ids, skipped, failed } = done;
      setLast(ids.length > 0 ? { text: text({ count: ids.length, n: number(ids.length) }), ids } : null);
      if (skipped.length > 0) toast.ok(t(($) => $.skipped, { count: skipped.length, n: number(skipped.length) }));
      if (failed) toast.error(errorText(failed));
      return true;
    },
    undo:
      undo &&
      (async () => {
        if (!last || busy) return;
        // What did not arrive is tried again while there is time.
        if (!(await attempt(undo(last.ids)))) return;
        setLast(null);
        undone?.(last.ids);
        toast.ok(t(($) => $.undone));
      }),
  };
}
export type Decided = ReturnType<typeof useDecided>;
