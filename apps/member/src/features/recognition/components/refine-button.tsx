import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Sparkles } from "@plaudit/ui/later-icons.tsx";
import type { RefObject } from "react";
import type { UsedRefine } from "../use-refine.ts";

type Props = { refine: UsedRefine; ref: RefObject<HTMLButtonElement | null> };

export function RefineButton({ refine, ref }: Props) {
  const { t } = useTranslation("refinement");
  if (!refine.service) return null;
  return (
    <>
      <span aria-hidden="true" className="mx-1.5 h-5 w-px bg-line" />
      <Button
        ref={ref}
        kind="quiet"
        size="sm"
        className="gap-1.5 px-2"
        off={!refine.canRefine}
        aria-describedby="refine-where"
        title={refine.service.host ? undefined : t(($) => $.stays)}
        onClick={refine.refine}
      >
        <Sparkles className="size-4.5" strokeWidth={1.7} aria-hidden="true" />
        {t(($) => $.action)}
      </Button>
    </>
  );
}
