import { load } from "@plaudit/ui/app/load.ts";
import { type ComponentType, lazy, Suspense } from "react";
import type { AskedProps } from "./asked-props.ts";
import type { Asked } from "./use-recognition-menu.tsx";

const later = (begin: () => Promise<{ Asked: ComponentType<AskedProps> }>) =>
  lazy(async () => ({ default: (await load(begin)).Asked }));

const dialogs: Record<Asked, ComponentType<AskedProps>> = {
  endorse: later(() => import("./endorse-dialog.tsx")),
  flag: later(() => import("./flag-dialog.tsx")),
  delete: later(() => import("./delete-dialog.tsx")),
  who: later(() => import("./reactions-dialog.tsx")),
};

/** What a card's menu and buttons open; its code comes with the first click. */
export function AskedDialog({ what, ...props }: AskedProps & { what: Asked | null }) {
  if (!what) return null;
  const Dialog = dialogs[what];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
