import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { useRowMenu } from "@plaudit/ui/grid/row-menu.tsx";
import { Ellipsis, Lock } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { worthText } from "../../../lib/worth.ts";
import { pathTo } from "../../../screens.ts";
import type { AccountRow } from "../data.ts";

type Props = {
  rows: AccountRow[];
  sort: { key: string; down: boolean };
  onSort: (sort: { key: string; down: boolean }) => void;
  /** What one is worth; without it there is no such column. */
  worth: { currency: string; value: string } | undefined;
  onCorrect: (kind: "gift" | "lock", row: AccountRow) => void;
};
const head = "h-10 pe-4 font-semibold";
const cell = "py-2.5 pe-4 align-middle";
const figure = `${cell} text-end tabular-nums`;

/** Everybody's two balances; on a phone a name with what there is to spend and to give. */
export function AccountsTable({ rows, sort, onSort, worth, onCorrect }: Props) {
  const { t } = useTranslation("points-reporting");
  const { t: own } = useTranslation("statement");
  const format = useFormat();
  const { number, date, language } = format;
  const { menu, show } = useRowMenu();
  const entries = (row: AccountRow): MenuEntry[] => [
    { label: t(($) => $.statement), to: pathTo("points-owner", { id: row.id }) },
    ...(can(row, "gift") ? [{ label: t(($) => $.gift.act), onSelect: () => onCorrect("gift", row) }] : []),
    ...(can(row, "lock")
      ? [
          {
            label: row.lockedAt ? t(($) => $.unlock.act) : t(($) => $.lock.act),
            onSelect: () => onCorrect("lock", row),
          },
        ]
      : []),
  ];
  const sortable = (key: "name" | "give" | "spend", label: string, end = false) => (
    <th
      scope="col"
      aria-sort={sort.key === key ? (sort.down ? "descending" : "ascending") : undefined}
      className={`${head} ${end ? "text-end" : "text-start"}`}
    >
      <button
        type="button"
        className="target font-semibold hover:text-ink"
        onClick={() => onSort({ key, down: sort.key === key ? !sort.down : key !== "name" })}
      >
        {label}
        {sort.key === key && <span aria-hidden="true">{sort.down ? " ↓" : " ↑"}</span>}
      </button>
    </th>
  );
  const plain = (label: string, end = true) => (
    <th scope="col" className={`${head} max-md:hidden ${end ? "text-end" : "text-start"}`}>
      {label}
    </th>
  );
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{t(($) => $.title)}</caption>
        <thead>
          <tr className="border-line border-b text-xs text-ink-2">
            {sortable(
              "name",
              t(($) => $.column.name),
            )}
            {plain(
              t(($) => $.column.country),
              false,
            )}
            {sortable(
              "give",
              own(($) => $.toGive),
              true,
            )}
            {sortable(
              "spend",
              own(($) => $.toSpend),
              true,
            )}
            {worth && plain(t(($) => $.column.worth))}
            {plain(t(($) => $.column.lapsing))}
            {plain(t(($) => $.column.received))}
            {plain(t(($) => $.column.moved))}
            <th scope="col">
              <span className="sr-only">{t(($) => $.column.correct)}</span>
            </th>
          </tr>
        </thead>
        <tbody className="lines-y">
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                <TextLink to={pathTo("points-owner", { id: row.id })} className="text-ink!">
                  {row.name}
                </TextLink>
                {row.lockedAt && (
                  <Lock className="ms-1.5 inline size-4 text-ink-2" role="img" aria-label={t(($) => $.state.locked)} />
                )}
                {row.archived && <span className="block text-xs text-ink-2">{t(($) => $.left)}</span>}
              </th>
              <td className={`${cell} max-md:hidden`}>{row.country && regionName(language, row.country)}</td>
              <td className={figure}>{number(row.give)}</td>
              <td className={`${figure} font-semibold`}>{number(row.spend)}</td>
              {worth && (
                <td className={`${figure} max-md:hidden`}>
                  {worthText(format, row.spend, worth, { maximumFractionDigits: 0 })}
                </td>
              )}
              <td className={`${figure} max-md:hidden`}>{row.lapsing > 0 ? number(row.lapsing) : "–"}</td>
              <td className={`${figure} max-md:hidden`}>{number(row.received)}</td>
              <td className={`${figure} max-md:hidden`}>
                {row.movedAt ? date(row.movedAt, { day: "numeric", month: "short" }) : "–"}
              </td>
              <td className="w-11 text-end">
                <button
                  type="button"
                  aria-haspopup="menu"
                  aria-label={t(($) => $.moreOf, { name: row.name })}
                  className="target inline-grid size-9 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
                  onClick={(event) =>
                    show({
                      button: event.currentTarget,
                      label: t(($) => $.moreOf, { name: row.name }),
                      entries: entries(row),
                    })
                  }
                >
                  <Ellipsis className="size-5" aria-hidden="true" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {menu}
    </>
  );
}
