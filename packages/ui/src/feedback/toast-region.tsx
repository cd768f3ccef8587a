import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { openModal } from "../open-overlay.ts";
import { Toast } from "./toast.tsx";
import { toasts } from "./toast-store.ts";

/** Tab stays inside an open modal dialog, and a touch outside of it closes it: toasts are rendered inside the topmost one. */
const home = () => openModal() ?? document.body;

/** Bottom end, above any bar there; six seconds, and no count while pointed at or focused. The region lets clicks through, its toasts do not. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const items = useSyncExternalStore(toasts.listen, toasts.read);
  const [held, setHeld] = useState(false);
  const [place, setPlace] = useState(home);
  const some = items.length > 0;
  useLayoutEffect(() => {
    setPlace(home());
    if (!some) return;
    // A dialog that closes, or goes away, hands them on.
    const watch = new MutationObserver(() => setPlace(home()));
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-modal"] });
    return () => watch.disconnect();
  }, [some]);
  const say = (state: "ok" | "danger", live: "polite" | "assertive") => (
    <div aria-live={live} className="grid w-full justify-items-end gap-2.5">
      {items
        .filter((item) => item.state === state)
        .map((item) => (
          <Toast key={item.id} item={item} closeLabel={closeLabel} held={held} />
        ))}
    </div>
  );
  return createPortal(
    <section
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-toasts
      className="toasts pointer-events-none fixed inset-x-4 bottom-20 z-60 grid gap-2.5 sm:start-auto sm:end-6 sm:w-96"
    >
      {say("ok", "polite")}
      {say("danger", "assertive")}
    </section>,
    place,
  );
}
