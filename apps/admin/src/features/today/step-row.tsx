import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { buttonClass } from "@plaudit/ui/button.tsx";
import { Clock } from "@plaudit/ui/icons.tsx";
import { Check, ChevronRight } from "@plaudit/ui/later-icons.tsx";
import { ShellLink } from "@plaudit/ui/shell/shell-link.tsx";
import type { Step } from "./data.ts";

type Props = { step: Step; number: number; next: boolean };
const next_ = "-mx-4 bg-canvas px-4 sm:-mx-5 sm:rounded-md sm:px-5";
const disc = "grid size-9 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums";

export function StepRow({ step, number, next }: Props) {
  const { t } = useTranslation("today");
  const format = useFormat();
  const { id, to, outside, done, minutes } = step;
  const title = t(($) => $.start.step[id].title);
  const state = done
    ? "bg-ok-soft text-ok-text"
    : next
      ? "bg-brand text-on-brand"
      : "text-ink-2 shadow-[inset_0_0_0_1.5px_var(--t-line-2)]";
  return (
    <li className={`flex items-start gap-4 py-3 sm:items-center ${next ? next_ : ""}`}>
      <span className={`${disc} ${state}`}>
        {done ? (
          <>
            <Check className="size-5" strokeWidth={2.5} aria-hidden="true" />
            <span className="sr-only">{t(($) => $.start.done)}</span>
          </>
        ) : (
          format.number(number)
        )}
      </span>
      <div className="min-w-0 grow">
        <h4 className={`text-sm font-semibold ${done ? "text-ink-2" : ""}`}>{title}</h4>
        <p className="text-sm text-ink-2">{t(($) => $.start.step[id].text)}</p>
      </div>
      {!done && (
        <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-2 tabular-nums max-sm:hidden">
          <Clock className="size-4" aria-hidden="true" />
          {t(($) => $.start.minutes, { count: minutes, n: format.number(minutes) })}
        </span>
      )}
      {next ? (
        <ShellLink to={to} outside={outside} className={`${buttonClass({})} shrink-0`}>
          {t(($) => $.start.begin)}
          <span className="sr-only">: {title}</span>
        </ShellLink>
      ) : (
        <ShellLink
          to={to}
          outside={outside}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <span className="sr-only">{t(($) => $.start.open, { title })}</span>
          <ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />
        </ShellLink>
      )}
    </li>
  );
}
