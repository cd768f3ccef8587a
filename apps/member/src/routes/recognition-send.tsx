import { revalidate } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useOverlayTitle } from "@plaudit/ui/app/use-overlay-title.ts";
import { preloadEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { useSearchParams } from "react-router";
import { useBalances } from "../features/points/data.ts";
import { SendDialog } from "../features/recognition/components/send-dialog.tsx";
import { refreshFeed } from "../features/timeline/data.ts";
import { useCloseOverlay } from "../lib/use-close-overlay.ts";

preloadEditor();
const param = "pointsException";

export function Component() {
  const { t } = useTranslation("recognition");
  const [search, setSearch] = useSearchParams();
  const balances = useBalances();
  const close = useCloseOverlay();
  useOverlayTitle(t(($) => $.send.title));
  // A balance that did not load closes points for this once: the server would decide on figures that the sender never saw.
  const open = balances.on && !balances.locked && !balances.error;
  function handleExceptions(shown: boolean) {
    if (shown === search.has(param)) return;
    const next = new URLSearchParams(search);
    if (shown) next.set(param, "true");
    else next.delete(param);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return (
    <SendDialog
      allocation={{ open, left: balances.left, failed: balances.error && balances }}
      locked={balances.on && balances.locked}
      to={search.get("to")}
      onExceptions={handleExceptions}
      onSent={() => {
        void revalidate("GET /points/accounts/my");
        void refreshFeed();
      }}
      onClose={close}
    />
  );
}
