import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import type { Item, useReversal } from "../data.ts";
import { Facts } from "./facts.tsx";

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
  const part = data.given > 0 ? (data.returns / data.given) * 100 : 0;
  return (
    <>
      <div aria-hidden="true" className="my-2 flex h-2 overflow-hidden rounded-full bg-warn-soft">
        <span className="bg-brand" style={{ width: `${part}%` }} />
      </div>
      <Facts
        rows={[
          { name: t(($) => $.hide.back), value: number(data.returns) },
          { name: t(($) => $.hide.shortfall), value: number(data.shortfall) },
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
