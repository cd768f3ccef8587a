import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Steps } from "@plaudit/ui/entity/steps.tsx";
import { CircleHelp } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { pathTo } from "../../../screens.ts";
import type { Redemption } from "../history-data.ts";
import { useMoney } from "../use-money.ts";
import { useRedemptionState, useRedemptionSteps } from "../use-redemption-steps.tsx";
import { CodeField } from "./code-field.tsx";
import { ShopCard } from "./shop-card.tsx";
import { TrialNote } from "./trial-note.tsx";

/** An answer comes within seconds as a rule. */
const LATE_MS = 60_000;

/** How it stands, as far as anybody knows. */
function standing({ status, waitsFor, createdAt }: Redemption) {
  if (waitsFor === null) return status === "fulfilled" ? "here" : "failed";
  return Date.now() - Date.parse(createdAt) > LATE_MS ? "late" : "ordered";
}

/** A card that was ordered: what is known of it, and its code once it is there. */
export function TangoOrder({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation("shop");
  const { t: own } = useTranslation("points");
  const { number } = useFormat();
  const money = useMoney();
  const stepsOf = useRedemptionSteps();
  const { state, label } = useRedemptionState()(redemption);
  const at = standing(redemption);
  const { reward, points, faceValue, currency, hasCode, order, __permissions__: may } = redemption;
  const contact = at === "late" && order?.contact;
  return (
    <>
      <div role="status" className="mb-6">
        <h2 className="font-display text-display font-[440] track-display">{t(($) => $.tango.order[at].title)}</h2>
        <p className="mt-1 max-w-[60ch] text-base text-ink-2">{t(($) => $.tango.order[at].text)}</p>
      </div>
      {order?.trial && (
        <div className="mb-6">
          <TrialNote />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg bg-surface shadow-2 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5 p-6 sm:p-8">
          <ShopCard
            id={reward.id}
            name={reward.name}
            amount={money(faceValue, currency, true)}
            className="mx-auto w-full max-w-96 shadow-2"
          />
          <p className="flex flex-wrap items-center justify-between gap-3 text-sm tabular-nums">
            <span className="flex items-center gap-2">
              <PointGlyph className="size-5 text-brand-text" />
              <b className="font-semibold">{own(($) => $.amount, { count: points, n: number(points) })}</b>
            </span>
            <Badge state={at === "late" ? "warn" : state}>{at === "late" ? t(($) => $.tango.uncertain) : label}</Badge>
          </p>
          {hasCode && may.includes("reveal") && <CodeField redemption={redemption} />}
        </div>
        <div className="border-line p-6 max-md:border-t sm:p-8 md:border-s">
          <Steps label={t(($) => $.details.happened)} steps={stepsOf(redemption)} />
          <p className="mt-4 -ms-3 grid justify-items-start">
            {contact && (
              <LinkButton kind="quiet" size="sm" to={pathTo("profile", { id: contact.id })}>
                <CircleHelp className="size-4.5" aria-hidden="true" />
                {t(($) => $.tango.ask, { name: contact.firstName })}
              </LinkButton>
            )}
            <LinkButton kind="quiet" size="sm" to={pathTo("redemption-history")}>
              {t(($) => $.own)}
            </LinkButton>
          </p>
        </div>
      </div>
    </>
  );
}
