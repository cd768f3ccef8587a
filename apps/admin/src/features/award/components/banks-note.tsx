import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Lock } from "@plaudit/ui/icons.tsx";
import { usePayingBanks } from "../../../lib/paying-bank.tsx";
import type { AwardType } from "../data.ts";

const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

/** What the locks mean, which banks pay for these awards, and how long each of them lasts. */
export function BanksNote({ types }: { types: AwardType[] }) {
  const { t } = useTranslation("award-admin");
  const { number, date, list } = useFormat();
  const { data } = usePayingBanks();
  const paid = types.filter(({ points, budgetItemId }) => points > 0 && budgetItemId !== null);
  const banks = Map.groupBy(paid, ({ budgetItemId }) => budgetItemId);
  if (banks.size === 0) return null;
  const named = [...banks].flatMap(([id, [type]]) => {
    if (!type?.pointsBankName) return [];
    const held = { bank: type.pointsBankName, n: number(type.pointsBankBalance ?? 0) };
    const until = data?.results.find((bank) => bank.id === id)?.lastsUntil;
    return until ? t(($) => $.note.until, { ...held, date: date(until, MONTH) }) : t(($) => $.note.holds, held);
  });
  return (
    <p className="mt-4 text-sm text-ink-2">
      {paid.some(({ pointsLocked }) => pointsLocked) && (
        <>
          <Lock className="me-1.5 inline size-4 align-text-bottom" aria-hidden="true" />
          {t(($) => $.note.fixed)}{" "}
        </>
      )}
      {t(($) => $.note.from, { banks: list(named) })}
    </p>
  );
}
