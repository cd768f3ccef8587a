import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { useGoalFacts, usePeerFacts } from "../data.ts";
import { type PeerValues, presetsWith } from "../settings-form.ts";

const MOST = 1_000;
const ascending = (amounts: Iterable<number>) => [...new Set(amounts)].toSorted((a, b) => a - b);

/** How often which amount was chosen; that of 0 is the recognitions without any. */
function useSends(): Map<number, number> | null {
  const amounts = usePeerFacts().data?.amounts;
  const without = useGoalFacts().data?.withoutPoints;
  if (!amounts || without === undefined) return null;
  return new Map([
    ...(without > 0 ? [[0, without] as const] : []),
    ...amounts.map((one) => [one.amount, one.sends] as const),
  ]);
}

/** The amounts that the composer offers, among those that are used and those that were typed here. */
export function PresetFields({ control }: { control: Control<PeerValues> }) {
  const { t } = useTranslation("points-admin");
  const { number } = useFormat();
  const id = useId();
  const { field, fieldState } = useController({ control, name: "presets" });
  const [seen, setSeen] = useState(field.value);
  const { field: another } = useController({ control, name: "another" });
  const [asked, setAsked] = useState(false);
  const sends = useSends();
  const amounts = ascending([...seen, ...field.value, ...(sends?.keys() ?? [])]);
  const top = Math.max(1, ...(sends?.values() ?? []));
  const choose = (of: number, chosen: boolean) =>
    field.onChange(chosen ? presetsWith(field.value, of) : field.value.filter((one) => one !== of));
  const amount = wholeOf(another.value);
  const unfit = !(amount <= MOST);
  const add = () => {
    setAsked(unfit);
    if (unfit) return;
    setSeen([...seen, amount]);
    choose(amount, true);
    another.onChange("");
  };
  // Saved with the others, an amount that is none is wrong where it was typed.
  const typedWrong = unfit && another.value.trim() !== "" && fieldState.error !== undefined;
  const error = typedWrong ? undefined : fieldState.error?.message;
  const [first] = amounts;
  return (
    <>
      <fieldset className="min-w-0" aria-describedby={`${id}-note`} aria-invalid={error ? true : undefined}>
        <legend className="text-sm font-semibold">{t(($) => $.peer.presets)}</legend>
        {sends && (
          <p className="mt-0.5 text-xs text-ink-2">
            {sends.size > 0 ? t(($) => $.peer.facts.used) : t(($) => $.peer.facts.noSends)}
          </p>
        )}
        <ul className="lines-y mt-2 border-line border-y">
          {amounts.map((one) => {
            const chosen = field.value.includes(one);
            const count = sends?.get(one) ?? 0;
            return (
              <li key={one} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-4 ps-2">
                <Checkbox
                  label={<span className="font-semibold tabular-nums">{number(one)}</span>}
                  checked={chosen}
                  onChange={({ target }) => choose(one, target.checked)}
                  {...(one === first && !typedWrong && { ref: field.ref })}
                />
                {sends && sends.size > 0 && (
                  <>
                    <span aria-hidden="true" className="h-2 rounded-full bg-sunken">
                      <i
                        className={`block h-2 rounded-full ${chosen ? "bg-mark" : "bg-line-2"}`}
                        style={{ width: `${(count / top) * 100}%` }}
                      />
                    </span>
                    <span className="text-end text-xs text-ink-2 tabular-nums">
                      {t(($) => $.peer.facts.sends, { count, n: number(count) })}
                      {!chosen && one > 0 && count > 0 && <span className="block">{t(($) => $.peer.facts.typed)}</span>}
                    </span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {error ? (
          <FieldError id={`${id}-note`}>{error}</FieldError>
        ) : (
          <p id={`${id}-note`} className="mt-1.5 text-xs text-ink-2">
            {t(($) => $.peer.presetsHint)}
          </p>
        )}
      </fieldset>
      <div className="flex items-start gap-2">
        <TextField
          label={t(($) => $.peer.another)}
          error={typedWrong || (asked && unfit) ? t(($) => $.peer.amountWrong) : undefined}
          className="w-44"
          inputMode="numeric"
          dir="ltr"
          name={another.name}
          ref={typedWrong ? field.ref : another.ref}
          value={another.value}
          onChange={({ target }) => {
            setAsked(false);
            another.onChange(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button kind="line" className="mt-6.5" onClick={add}>
          {t(($) => $.peer.add)}
        </Button>
      </div>
    </>
  );
}
