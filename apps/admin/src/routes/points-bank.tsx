import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Pencil } from "@plaudit/ui/icons.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useParams } from "react-router";
import { BalanceChart } from "../features/bank/components/balance-chart.tsx";
import { BankLines } from "../features/bank/components/bank-lines.tsx";
import { BankSkeleton } from "../features/bank/components/bank-skeleton.tsx";
import { type Bank, fetchStatement, useArchiveBank, useBank } from "../features/bank/data.ts";
import { useBankText } from "../features/bank/use-bank-text.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { RowMenu } from "../lib/row-menu.tsx";
import { useDownload } from "../lib/use-download.ts";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

const BankDialog = lazy(async () => ({
  default: (await import("../features/bank/components/bank-dialog.tsx")).BankDialog,
}));
const MoveDialog = lazy(async () => ({
  default: (await import("../features/bank/components/move-dialog.tsx")).MoveDialog,
}));

const Figure = ({ label, value, note }: { label: string; value: string; note: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-ink-2">{label}</dt>
    <dd>
      <span className="block font-display text-[1.75rem] leading-tight font-[460] tabular-nums track-display">
        {value}
      </span>
      <span className="mt-1 block text-xs text-ink-2">{note}</span>
    </dd>
  </div>
);

function Figures({ bank }: { bank: Bank }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { number, money, day } = useBankText();
  return (
    <dl className="grid grid-cols-2 gap-6 pt-5 lg:grid-cols-4">
      <Figure label={t(($) => $.balance)} value={number(bank.balance)} note={money(bank.balance)} />
      <Figure
        label={t(($) => $.paid)}
        value={number(bank.paid)}
        note={t(($) => $.aWeek, { n: number(Math.round(bank.paid / 8)) })}
      />
      <Figure
        label={t(($) => $.lastsUntil)}
        value={bank.lastsUntil ? day(bank.lastsUntil) : "–"}
        note={bank.lastsUntil ? t(($) => $.atPace) : t(($) => $.noPace)}
      />
      <Figure
        label={t(($) => $.form.alertBelow)}
        value={bank.alertBelow === null ? "–" : number(bank.alertBelow)}
        note={format.list(bank.owners.map(({ name }) => name))}
      />
    </dl>
  );
}

export function Component() {
  const { t } = useTranslation("bank");
  const { t: admin } = useTranslation("admin");
  const { id } = useParams();
  const query = useBank(id);
  const bank = query.data;
  const { instant } = useBankText();
  const { downloading, download } = useDownload();
  const [open, setOpen] = useState<"deposit" | "withdraw" | "edit" | null>(null);
  const { confirm, question } = useVerbs({
    confirmed: { archive: useArchiveBank() },
    text: () => t(($) => $.confirm),
    onFailed: query.mutate,
  });
  const close = () => setOpen(null);
  return (
    <EditScreen
      of={query}
      title={(loaded) => loaded?.name ?? t(($) => $.bank)}
      back={{ to: pathTo("points-banks"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      skeleton={<BankSkeleton />}
      actions={
        can(bank, "deposit") && (
          <>
            <Button kind="line" size="sm" className="max-sm:hidden" onClick={() => setOpen("withdraw")}>
              {t(($) => $.withdraw.act)}
            </Button>
            <Button size="sm" className="max-sm:h-11" onClick={() => setOpen("deposit")}>
              {t(($) => $.deposit.act)}
            </Button>
          </>
        )
      }
    >
      {(loaded) => (
        <>
          {loaded.archivedAt && (
            <p className="pt-4 text-sm text-ink-2">
              {t(($) => $.archivedOn, { date: instant(loaded.archivedAt ?? "") })}
            </p>
          )}
          <Figures bank={loaded} />
          {!loaded.archivedAt && <BalanceChart bank={loaded} />}
          <section aria-labelledby="statement" className="mt-10 min-w-0">
            <div className="mb-3 flex items-end justify-between gap-4">
              <div>
                <h2 id="statement" className="text-lg font-semibold track-display">
                  {t(($) => $.statement.title)}
                </h2>
                <p className="mt-1 max-w-[46rem] text-sm text-ink-2">{t(($) => $.statement.hint)}</p>
              </div>
              <span className="flex gap-2">
                <Button
                  kind="line"
                  size="sm"
                  off={downloading}
                  onClick={() =>
                    void download(
                      () => fetchStatement(loaded.id),
                      "points-bank.csv",
                      t(($) => $.statement.exported),
                    )
                  }
                >
                  <Download className="size-4.5" aria-hidden="true" />
                  <span className="max-sm:sr-only">{t(($) => $.statement.export)}</span>
                </Button>
                {can(loaded, "edit") && (
                  <RowMenu
                    name={loaded.name}
                    entries={[
                      { label: admin(($) => $.act.edit), icon: <Pencil />, onSelect: () => setOpen("edit") },
                      { label: t(($) => $.withdraw.act), onSelect: () => setOpen("withdraw") },
                      { label: admin(($) => $.act.archive), danger: true, onSelect: () => confirm("archive", loaded) },
                    ]}
                  />
                )}
              </span>
            </div>
            <BankLines bank={loaded} />
          </section>
          <Suspense fallback={null}>
            {open === "edit" && <BankDialog bank={loaded} onClose={close} />}
            {(open === "deposit" || open === "withdraw") && <MoveDialog bank={loaded} kind={open} onClose={close} />}
          </Suspense>
          {question}
        </>
      )}
    </EditScreen>
  );
}
