import { revalidate } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useOverlayTitle } from "@plaudit/ui/app/use-overlay-title.ts";
import { preloadEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { useEffect, useState } from "react";
import { matchPath, useLocation, useNavigate, useSearchParams } from "react-router";
import { useBalances } from "../features/points/data.ts";
import { OpenedDraft } from "../features/recognition/components/opened-draft.tsx";
import { SendDialog } from "../features/recognition/components/send-dialog.tsx";
import { screens } from "../features/recognition/screens.ts";
import { refreshFeed } from "../features/timeline/data.ts";
import { useCloseOverlay } from "../lib/use-close-overlay.ts";
import { pathTo } from "../screens.ts";

preloadEditor();
const param = "pointsException";

/** A new recognition, those in progress, and one of those: one dialog over the screen below, one step of the history. */
export function Component() {
  const { t } = useTranslation("recognition");
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const balances = useBalances();
  const close = useCloseOverlay();
  const draftId = matchPath(screens["recognition-draft"].path, pathname)?.params.id;
  const inProgress = pathname === screens["recognition-progress"].path;
  useOverlayTitle(inProgress ? t(($) => $.progress.title) : t(($) => $.send.title));
  // A balance that did not load closes points for this once: the server would decide on figures that the sender never saw.
  const failed = balances.error && !balances.data ? balances : undefined;
  const open = balances.on && !balances.locked && !failed;
  const goTo = (path: string) => void navigate(path, { replace: true, preventScrollReset: true });
  const toList = () => goTo(pathTo("recognition-progress"));
  const [exceptions, setExceptions] = useState(false);
  // The address follows a moment later: back and forth within it must not leave it behind.
  useEffect(() => {
    if (exceptions === search.has(param)) return;
    const next = new URLSearchParams(search);
    if (exceptions) next.set(param, "true");
    else next.delete(param);
    setSearch(next, { replace: true, preventScrollReset: true });
  }, [exceptions, search]);
  const props = {
    allocation: {
      open,
      off: !balances.on,
      left: balances.left,
      most: balances.give?.recognitionMax ?? undefined,
      presets: balances.give?.presets ?? undefined,
      failed,
    },
    locked: balances.on && balances.locked,
    to: search.get("to"),
    view: inProgress ? ("progress" as const) : ("new" as const),
    onView: (view: "new" | "progress") => (view === "progress" ? toList() : goTo(pathTo("recognition-send"))),
    onEdit: ({ id }: { id: string }) => goTo(pathTo("recognition-draft", { id })),
    onExceptions: setExceptions,
    onSent: () => {
      void revalidate("GET /points/accounts/my");
      void refreshFeed();
    },
    onClose: close,
  };
  if (!draftId) return <SendDialog {...props} />;
  return (
    <OpenedDraft key={draftId} id={draftId} onList={toList} onClose={close}>
      {(draft) => <SendDialog {...props} draft={draft} />}
    </OpenedDraft>
  );
}
