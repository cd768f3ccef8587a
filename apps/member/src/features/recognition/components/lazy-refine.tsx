import { load } from "@plaudit/ui/app/load.ts";
import { lazy, type RefObject, Suspense } from "react";
import { texts } from "../../../lib/texts.ts";
import type { UsedRefine } from "../use-refine.ts";

const Button = lazy(async () => {
  const [{ RefineButton }] = await Promise.all([load(() => import("./refine-button.tsx")), texts("refinement")]);
  return { default: RefineButton };
});
const Notes = lazy(async () => {
  const [{ RefineNotes }] = await Promise.all([load(() => import("./refine-notes.tsx")), texts("refinement")]);
  return { default: RefineNotes };
});

/** Only where messages are refined, with their texts. */
export const LazyRefineButton = (props: { refine: UsedRefine; ref: RefObject<HTMLButtonElement | null> }) => (
  <Suspense fallback={null}>{props.refine.service && <Button {...props} />}</Suspense>
);
export const LazyRefineNotes = (props: { refine: UsedRefine; onUndone: () => void }) => (
  <Suspense fallback={null}>{props.refine.service && <Notes {...props} />}</Suspense>
);
