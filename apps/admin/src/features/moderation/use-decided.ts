import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useEffect, useState } from "react";
import { useDecisionsOn } from "./data.ts";

interface Decided {
  verb: "hide" | "dismiss";
  ids: string[];
}
const UNDO_MS = 10_000;

/** Decides, and keeps for ten seconds what can be undone. */
export function useDecided() {
  const { t } = useTranslation("moderation");
  const { number } = useFormat();
  const errorText = useErrorText();
  const { hide, dismiss, undo } = useDecisionsOn();
  const [last, setLast] = useState<Decided | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  async function attempt<Done>(doing: Promise<Done>): Promise<Done | null> {
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
  async function decided(verb: Decided["verb"], doing: ReturnType<typeof dismiss>) {
    const done = await attempt(doing);
    if (!done) return false;
    setLast({ verb, ids: done.decided });
    const { length } = done.skipped;
    if (length > 0) toast.ok(t(($) => $.done.skipped, { count: length, n: number(length) }));
    return true;
  }
  return {
    last,
    busy,
    hide: (body: Parameters<typeof hide>[0]) => decided("hide", hide(body)),
    dismiss: (ids: string[]) => decided("dismiss", dismiss(ids)),
    async undo() {
      if (!last) return;
      setLast(null);
      if (await attempt(undo(last.ids))) toast.ok(t(($) => $.done.undone));
    },
  };
}
