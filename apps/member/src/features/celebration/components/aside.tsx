import { celebrationKinds } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { waitingCards } from "../cards-of.ts";
import { useComing, useDayCards } from "../data.ts";
import { ComingList } from "./coming-list.tsx";
import { SignLink } from "./sign-link.tsx";

type Props = { teamIds: string[] /** For which cards may wait. */; ahead: { from: string; to: string } };

/** Cards that wait, whose days come next, and what the drawings mean. */
export function Aside({ teamIds, ahead }: Props) {
  const { t } = useTranslation("celebration");
  const coming = useComing(teamIds, 5);
  const next = coming.data?.results ?? [];
  const waiting = waitingCards(useDayCards(ahead)).slice(0, 5);
  const format = useFormat();
  return (
    <aside aria-label={t(($) => $.upcoming)} className="grid gap-5">
      {waiting.length > 0 && (
        <Panel title={t(($) => $.card.waiting)}>
          <ul className="lines-y">
            {waiting.map((card) => (
              <li key={card.id} className="flex items-center gap-3 py-2.5">
                <CardFront
                  design={card.design}
                  seed={card.id}
                  years={card.years}
                  className="h-12 w-8.5 shrink-0 rounded-xs shadow-2"
                />
                <p className="min-w-0 grow text-sm font-semibold wrap-anywhere">
                  <bdi>{card.title}</bdi>
                  <span className="block text-xs font-normal text-ink-2">
                    {format.date(card.deliverOn, { day: "numeric", month: "short", timeZone: "UTC" })}
                  </span>
                </p>
                <SignLink card={card} name={card.title} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t(($) => $.upcoming)}>
        {coming.error && !coming.data ? (
          <PartFailed query={coming} />
        ) : (
          <>
            <ComingList items={next} />
            {coming.data && next.length === 0 && <p className="text-sm text-ink-2">{t(($) => $.nothing)}</p>}
          </>
        )}
      </Panel>
      <section className="rounded-lg p-5 rim-line">
        <h2 className="text-sm font-semibold text-ink-2">{t(($) => $.legend.title)}</h2>
        <ul className="mt-3 grid gap-2.5 text-xs text-ink-2">
          {celebrationKinds.map((one) => (
            <li key={one} className="flex items-center gap-2.5">
              <Occasion kind={one} years={4} className="size-6" />
              {t(($) => $.legend[one])}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
