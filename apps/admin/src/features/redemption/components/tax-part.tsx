import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { lazy, Suspense, useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { RowsSkeleton } from "../../../lib/rows-skeleton.tsx";
import { Section } from "../../../lib/section.tsx";
import { useDownload } from "../../../lib/use-download.ts";
import { fetchTaxFile, type Taxed, useTax } from "../data.ts";
import { useRedemptionText } from "../use-redemption-text.ts";

const TaxDialog = lazy(async () => ({ default: (await import("./tax-dialog.tsx")).TaxDialog }));

/** What counts as pay, by country; behind each country its people. */
export function TaxPart() {
  const { t } = useTranslation("redemption-admin");
  const { number, language } = useFormat();
  const { money } = useRedemptionText();
  const [wanted, setWanted] = useState<number>();
  const [open, setOpen] = useState<Taxed | null>(null);
  const { data, error, isValidating, mutate } = useTax(wanted);
  const { downloading, download } = useDownload();
  const title = t(($) => $.taxes.title);
  const country = (code: string) => (code ? regionName(language, code) : t(($) => $.taxes.unknown));
  if (error && !data) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Section title={title}>
        <RowsSkeleton rows={3} columns={1} />
      </Section>
    );
  const { year, countries } = data;
  const years = [...new Set([year, ...data.years])].sort((a, b) => b - a);
  return (
    <Section title={title} hint={t(($) => $.taxes.text)}>
      {years.length > 1 && (
        <Select
          className="mb-3 max-w-40"
          label={t(($) => $.taxes.year)}
          value={String(year)}
          onChange={({ target }) => setWanted(Number(target.value))}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
      )}
      {countries.length === 0 ? (
        <p className="text-sm text-ink-2">{t(($) => $.taxes.none, { year: String(year) })}</p>
      ) : (
        <>
          <ul className="lines-y border-line border-y text-sm">
            {countries.map((one) => (
              <li key={`${one.country} ${one.currency}`}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-baseline justify-between gap-4 py-2 text-start -outline-offset-2 hover:bg-canvas"
                  onClick={() => setOpen(one)}
                >
                  <span className="min-w-0 text-ink-2 wrap-anywhere">{country(one.country)}</span>{" "}
                  <span className="text-end font-semibold tabular-nums">
                    {t(($) => $.taxes.people, {
                      count: one.people,
                      n: number(one.people),
                      amount: money(one.paidByCompany + one.paidByMember, one.currency),
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Button
            kind="line"
            size="sm"
            className="mt-4 max-sm:h-11"
            off={downloading}
            onClick={() =>
              void download(
                () => fetchTaxFile(year),
                `taxable-rewards-${year}.csv`,
                t(($) => $.taxes.exported),
              )
            }
          >
            <Download className="size-4.5" aria-hidden="true" />
            {t(($) => $.taxes.export, { year: String(year) })}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {open && (
          <TaxDialog
            year={year}
            of={open}
            title={t(($) => $.taxes.of, { country: country(open.country), year: String(year) })}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Section>
  );
}
