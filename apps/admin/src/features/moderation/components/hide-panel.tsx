import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { Facts } from "../../../lib/facts.tsx";
import type { Item, useReversal } from "../data.ts";

const NOTE_MAX = 1000;
export interface Hiding {
  reversePoints: boolean;
  note: string;
}
type Props = {
  item: Item;
  /** How many are decided at once. */
  count: number;
  hiding: Hiding;
  onChange: (hiding: Hiding) => void;
  reversal: ReturnType<typeof useReversal>;
};

function Reversal({ query: { data, error } }: { query: Props["reversal"] }) {
  const { t } = useTranslation("moderation");
  const { number } = useFormat();
  if (error) return <p className="text-xs text-danger-text">{t(($) => $.hide.unknown)}</p>;
  if (!data) return <p className="text-xs text-ink-2">{t(($) => $.hide.checking)}</p>;
  const { returns, shortfall, worth } = data;
  const spent = t(($) => $.hide.spent, { n: number(shortfall) });
  const money = worth && number(worth.value, { style: "currency", currency: worth.currency });
  const part = "min-w-fit overflow-hidden px-2 text-center";
  return (
    <>
      <div
        aria-hidden="true"
        className="mt-2 mb-1 flex h-7 items-stretch overflow-hidden rounded-sm text-xs leading-7 font-semibold tabular-nums"
      >
        {returns > 0 && (
          <span className={`bg-brand-soft-2 text-brand-text ${part}`} style={{ flex: returns }}>
            {number(returns)}
          </span>
        )}
        {shortfall > 0 && (
          <span className={`bg-warn-soft text-warn-text ${part}`} style={{ flex: shortfall }}>
            {spent}
          </span>
        )}
      </div>
      <Facts
        rows={[
          { name: t(($) => $.hide.back), value: number(returns) },
          {
            name: money ? t(($) => $.hide.shortfallMoney, { money }) : t(($) => $.hide.shortfall),
            value: number(shortfall),
            warns: shortfall > 0,
          },
        ]}
      />
    </>
  );
}

/** What hiding does, before it is done. */
export function HidePanel({ item, count, hiding, onChange, reversal }: Props) {
  const { t } = useTranslation("moderation");
  const { has } = useApps();
  const withPoints = has("points") && (reversal.data?.given ?? 0) > 0;
  return (
    <section aria-label={t(($) => $.hide.title)} className="rounded-md bg-canvas p-5 rim-line">
      <h2 className="text-sm font-semibold">{t(($) => $.hide.title)}</h2>
      <p className="mt-1 text-xs text-ink-2">{t(($) => $.hide.text)}</p>
      {withPoints && (
        <Checkbox
          className="mt-3"
          label={t(($) => $.hide.points)}
          checked={hiding.reversePoints}
          onChange={(event) => onChange({ ...hiding, reversePoints: event.target.checked })}
        />
      )}
      {withPoints && hiding.reversePoints && <Reversal query={reversal} />}
      <TextArea
        label={count > 1 ? t(($) => $.hide.noteMany) : t(($) => $.hide.note, { name: item.author.firstName })}
        className="mt-3"
        rows={4}
        maxLength={NOTE_MAX}
        value={hiding.note}
        onChange={(event) => onChange({ ...hiding, note: event.target.value })}
      />
      <p className="mt-2 text-xs text-ink-2">{t(($) => $.hide.thanks)}</p>
    </section>
  );
}
