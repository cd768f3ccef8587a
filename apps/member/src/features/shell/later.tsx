import { onWritten } from "@plaudit/api/client.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Suspense, useEffect, useState } from "react";
import { isDeed } from "../../lib/deed.ts";
import { countVisit, isDue, refuse, wayToInstall } from "../../lib/install.ts";
import { install } from "../../lib/install-event.ts";
import { prepareOffline } from "../../lib/offline.ts";
import { resumePush } from "../../lib/push.ts";

export { restoreOffline } from "../../lib/offline.ts";

type Offer = { way: "prompt" | "words" } & Awaited<ReturnType<typeof loadDialog>>;
const loadDialog = () => load(() => import("./install-dialog.tsx"));

/** What was done is seen first: the dialog that it was done in leaves, and the thanks are celebrated. */
const PAUSE_MS = 2500;

function useInstallOffer() {
  const [shown, setShown] = useState<Offer | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offerSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void offer().catch(() => {}), PAUSE_MS);
    };
    const offer = async () => {
      const way = wayToInstall(install.event);
      if (!way) return;
      if (document.querySelector("[role=dialog]")) return offerSoon();
      setShown({ way, ...(await loadDialog()) });
      setOpen(true);
    };
    const count = () => {
      install.hasDeed = false;
      if (isDue(countVisit(), Date.now())) offerSoon();
    };
    if (install.hasDeed) count();
    const stop = onWritten((key) => {
      if (isDeed(key)) count();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const close = () => {
    refuse();
    setOpen(false);
  };
  const accept = async () => {
    const { event } = install;
    install.event = null;
    setOpen(false);
    await event?.prompt();
    if ((await event?.userChoice)?.outcome !== "accepted") refuse();
  };
  return { shown, open, close, accept: () => void accept().catch(refuse) };
}

/** What nobody waits for: it comes a while after the start. */
export function Later() {
  const { shown, open, close, accept } = useInstallOffer();
  useEffect(() => void prepareOffline().catch(() => {}), []);
  useEffect(resumePush, []);
  return (
    shown && (
      <Suspense fallback={null}>
        <shown.InstallDialog open={open} way={shown.way} onInstall={accept} onClose={close} />
      </Suspense>
    )
  );
}
