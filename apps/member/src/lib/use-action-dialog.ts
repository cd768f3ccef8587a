import { useState } from "react";

/** Which dialog of an entity is open; a closed one stays mounted, so that its closing is animated. */
export function useActionDialog<What extends string>() {
  const [what, setWhat] = useState<What | null>(null);
  const [open, setOpen] = useState(false);
  return {
    what,
    open,
    show: (next: What) => {
      setWhat(next);
      setOpen(true);
    },
    onClose: () => setOpen(false),
  };
}
