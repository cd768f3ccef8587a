import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CircleCheck, TriangleAlert } from "@plaudit/ui/icons.tsx";
import { LinesTable } from "../../../../lib/lines-table.tsx";
import type { Liabilities } from "../data.ts";
import type { Amounts } from "../use-amounts.ts";

/** When it was counted, by the company's clock. */
function useCountedAt(countedAt: string) {
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const day = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  const date = format.date(countedAt, day);
  return {
    date,
    time: format.date(countedAt, { hour: "numeric", minute: "2-digit", timeZone }),
    today: date === format.date(new Date(), day),
  };
}

/** That all figures come from the ledger, and when that was proven last. */
export function ProofLine({ countedAt, proof }: Liabilities) {
  const { t } = useTranslation("liability");
  const { today, ...at } = useCountedAt(countedAt);
  if (!proof.ties) return null;
  return (
    <p className="flex items-center gap-2 text-xs text-ink-2">
      <CircleCheck className="size-4 shrink-0 text-ok-text" aria-hidden="true" />
      {today ? t(($) => $.proof.today, at) : t(($) => $.proof.day, at)}
    </p>
  );
}

/** What differs, figure by figure. */
export function Differences({ countedAt, proof, amounts }: Liabilities & { amounts: Amounts }) {
  const { t } = useTranslation("liability");
  const { today: _, ...at } = useCountedAt(countedAt);
  if (proof.ties) return null;
  const { number, month } = amounts;
  const rows = [
    { id: "entries", name: t(($) => $.proof.entries), value: number(proof.entries) },
    { id: "balances", name: t(($) => $.proof.balances), value: number(proof.balances) },
    { id: "lots", name: t(($) => $.proof.lots), value: number(proof.lots) },
    { id: "sum", name: t(($) => $.proof.sum), value: number(proof.sum) },
    { id: "accounts", name: t(($) => $.proof.accounts), value: number(proof.accounts) },
    {
      id: "months",
      name: t(($) => $.proof.months),
      value: proof.months.length > 0 ? proof.months.map((name) => month(name)).join(" · ") : number(0),
    },
  ];
  return (
    <div role="alert" className="mt-6 rounded-md bg-warn-soft p-5">
      <h2 className="flex items-center gap-2 font-semibold text-warn-text">
        <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
        {t(($) => $.proof.differs)}
      </h2>
      <p className="mt-1 mb-2 text-sm">{t(($) => $.proof.text, at)}</p>
      <LinesTable
        label={t(($) => $.proof.title)}
        rows={rows}
        id={({ id }) => id}
        columns={[
          { key: "name", label: t(($) => $.proof.what), cell: ({ name }) => name },
          { key: "value", label: t(($) => $.unit.points), cell: ({ value }) => value, end: true },
        ]}
      />
    </div>
  );
}
