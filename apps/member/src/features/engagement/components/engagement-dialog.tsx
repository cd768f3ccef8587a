import { load } from "@plaudit/ui/app/load.ts";
import { lazy, Suspense } from "react";
import type { EndorsableSubject } from "../subject.ts";
import type { DialogProps } from "./dialog-props.ts";

export const FlagDialog = lazy(async () => ({ default: (await load(() => import("./flag-dialog.tsx"))).FlagDialog }));
export const ReactionsDialog = lazy(async () => ({
  default: (await load(() => import("./reactions-dialog.tsx"))).ReactionsDialog,
}));
const EndorseDialog = lazy(async () => ({
  default: (await load(() => import("./endorse-dialog.tsx"))).EndorseDialog,
}));
const dialogs = { flag: FlagDialog, who: ReactionsDialog };
export type EngagementAction = keyof typeof dialogs | "endorse";

type Props = DialogProps & {
  what: EngagementAction | null;
  /** Where points can be added: to what, how many the reader may still give, and how many at a time. */
  points?: { subject: EndorsableSubject; left: number; cap: number };
};

/** What a subject's menu and buttons open; its code comes with the first click. */
export function EngagementDialog({ what, points, ...props }: Props) {
  if (!what) return null;
  if (what === "endorse")
    return (
      points && (
        <Suspense fallback={null}>
          <EndorseDialog {...props} {...points} />
        </Suspense>
      )
    );
  const Dialog = dialogs[what];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
