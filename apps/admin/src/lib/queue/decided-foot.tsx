import { useTranslation } from "@plaudit/i18n/react.ts";
import { KeyButton } from "./key-button.tsx";
import type { Decided } from "./use-decided.ts";

export const foot =
  "foot-bar sticky bottom-0 z-10 flex shrink-0 flex-wrap items-center gap-2 border-line border-t bg-surface px-4 py-3 md:px-8";

type Props = { decided: Pick<Decided, "last" | "undo"> };

/** What was decided last, and the way back. */
export function Last({ decided: { last, undo } }: Props) {
  const { t } = useTranslation("queue");
  if (!last) return null;
  return (
    <span className="flex items-center gap-3">
      {last.text}
      {undo && (
        <KeyButton kind="line" size="sm" shortcut="U" onClick={() => void undo()}>
          {t(($) => $.undo)}
        </KeyButton>
      )}
    </span>
  );
}

/** The foot where there is nothing else to do. A phone has it at its lower edge, however short the page is. */
export const DecidedFoot = ({ decided, className = "" }: Props & { className?: string }) => (
  // What is said in it is heard only where it was there before.
  <div
    {...(decided.last && { "data-save-bar": true, className: `${foot} max-md:fixed max-md:inset-x-0 ${className}` })}
  >
    <p role="status" className="text-xs text-ink-2">
      <Last decided={decided} />
    </p>
  </div>
);
