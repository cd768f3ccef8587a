import { useState } from "react";
import type { Asked } from "./use-recognition-menu.tsx";

/** Which dialog of a recognition is open; the last one stays mounted, so that it can leave as it came. */
export function useAsked() {
  const [what, setWhat] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  return {
    what,
    open,
    ask: (next: Asked) => {
      setWhat(next);
      setOpen(true);
    },
    onClose: () => setOpen(false),
  };
}
