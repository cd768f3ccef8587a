import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Link } from "react-router";
import { startCardPath, useMayStart } from "../../../lib/start-card.ts";
import { pathTo } from "../../../screens.ts";
import { useNextDay } from "../data.ts";

/** The place for one more, with whose day comes next. */
export function StartTile() {
  const { t } = useTranslation("card-list");
  const format = useFormat();
  const mayStart = useMayStart();
  const next = useNextDay().find((of) => mayStart(of) && (of.type === "birthday" || of.type === "anniversary"));
  const date = next && format.date(next.celebratedOn, { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <li className="min-w-0">
      <Link
        to={next ? startCardPath(next) : pathTo("card-start")}
        className="card-tile grid place-items-center rounded-md border border-line-2 border-dashed p-4 text-center text-sm font-semibold text-ink-2 hover:bg-sunken"
      >
        <span>
          {t(($) => $.start)}
          {next && (
            <span className="mt-1 block text-xs font-normal text-balance">
              {next.type === "birthday"
                ? t(($) => $.next.birthday, { name: next.memberDisplayData.firstName, date })
                : t(($) => $.next.years, {
                    name: next.memberDisplayData.firstName,
                    date,
                    count: next.count,
                    n: format.number(next.count),
                  })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
