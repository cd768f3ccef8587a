import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Refined } from "@plaudit/ui/entity/refined.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import type { UsedRefine } from "../use-refine.ts";

type Props = { refine: UsedRefine; onUndone: () => void };

/** Under the message: where refining sends it, how it goes, and what was written before. */
export function RefineNotes({ refine, onUndone }: Props) {
  const { t } = useTranslation("refinement");
  const { t: common } = useTranslation();
  const { service, pending, outcome, refined } = refine;
  if (!service) return null;
  const { host } = service;
  const text = {
    refined: t(($) => $.done),
    unchanged: t(($) => $.unchanged),
    undone: t(($) => $.undone),
  };
  const told = outcome && outcome.is !== "failed" ? text[outcome.is] : "";
  return (
    <>
      {refined && (
        <Refined
          before={refined.before}
          after={refined.after}
          busy={pending !== null}
          onUndo={() => void refine.undo().then(onUndone)}
          labels={{
            title: t(($) => $.before),
            where: host ? t(($) => $.sent, { host }) : t(($) => $.stayed),
            undo: t(($) => $.undo),
          }}
        />
      )}
      <p id="refine-where" className={`mt-1.5 text-xs text-ink-2 ${host && !refined ? "" : "sr-only"}`}>
        {host ? t(($) => $.sends, { host }) : t(($) => $.stays)}
      </p>
      <div role="status" className="flex flex-wrap items-center gap-3 text-xs text-ink-2">
        <span className={outcome?.is === "unchanged" ? "mt-1.5" : "sr-only"}>{told}</span>
        {pending === "refine" && (
          <>
            {t(($) => $.pending)}
            <Button kind="line" size="xs" className="my-1" onClick={refine.stop}>
              {common(($) => $.action.cancel)}
            </Button>
          </>
        )}
      </div>
      {outcome?.is === "failed" && <FieldError>{outcome.text}</FieldError>}
    </>
  );
}
