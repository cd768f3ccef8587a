import { badges } from "@plaudit/api/award-badges.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Link } from "react-router";
import { pathTo } from "../../../screens.ts";

/** Before there is any award: each badge opens the form with a name and words already. */
export function FirstAwards() {
  const { t } = useTranslation("award-admin");
  const { t: badge } = useTranslation("award-badge");
  const form = pathTo("award-type-new");
  return (
    <section aria-labelledby="first">
      <h2 id="first" className="max-w-160 pt-9 font-display text-display font-[440] track-display">
        {t(($) => $.empty.title)}
      </h2>
      <p className="mt-2 max-w-160 text-base text-ink-2">{t(($) => $.empty.text)}</p>
      <ul className="mt-7 grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-4 lg:grid-cols-5">
        {badges.map((kind) => (
          <li key={kind}>
            <Link
              to={`${form}?badge=${kind}`}
              className="grid justify-items-center gap-3 rounded-md px-2 py-4 ease-look hover:bg-canvas"
            >
              <AwardBadge kind={kind} className="size-28" />
              <span className="text-center text-sm font-semibold">{badge(($) => $.name[kind])}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-3 border-line border-t pt-5 text-sm text-ink-2">
        <LinkButton kind="line" size="sm" className="max-sm:h-11" to={form}>
          {t(($) => $.empty.own)}
        </LinkButton>
        {t(($) => $.empty.orNominate)}
        <LinkButton kind="line" size="sm" className="max-sm:h-11" to={`${form}?nomination=true`}>
          {t(($) => $.nominations.add)}
        </LinkButton>
      </p>
    </section>
  );
}
