import "@plaudit/ui/entity/card-paper.css";
import { type CardList, cardLists } from "@plaudit/api/card-designs.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useLocation, useNavigate } from "react-router";
import { CardTile } from "../features/card-list/components/card-tile.tsx";
import { StartTile } from "../features/card-list/components/start-tile.tsx";
import { useCards } from "../features/card-list/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

const paths: Record<CardList, string> = {
  all: pathTo("cards"),
  invited: pathTo("cards-invited"),
  own: pathTo("cards-own"),
  received: pathTo("cards-received"),
};

export function Component() {
  const { t } = useTranslation("card-list");
  const { number } = useFormat();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = cardLists.find((one) => paths[one] === pathname) ?? "all";
  const cards = useCards(list);
  const { items, data, error, more, loadingMore, loadMore } = cards;
  const waiting = items.filter(
    ({ as, state, ownSignature }) => as === "contributor" && state === "open" && !ownSignature,
  );
  return (
    <Page
      named
      title={t(($) => $.title)}
      back={{ to: pathTo("celebrations"), label: t(($) => $.back) }}
      max="max-w-[66rem]"
    >
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow">
          <p className="font-display text-display font-[440] track-display">{t(($) => $.title)}</p>
          <p className="mt-1 text-sm text-ink-2">
            {waiting.length > 0 && `${t(($) => $.waiting, { count: waiting.length, n: number(waiting.length) })} `}
            {t(($) => $.secret)}
          </p>
        </div>
        <LinkButton to={pathTo("card-start")}>{t(($) => $.start)}</LinkButton>
      </div>
      <SegmentedControl
        label={t(($) => $.which)}
        value={list}
        onChange={(one) => void navigate(paths[one], { preventScrollReset: true })}
        options={cardLists.map((value) => ({ value, label: t(($) => $.list[value]) }))}
      />
      {error && !data ? (
        <div className="mt-6">
          <PartFailed query={cards} />
        </div>
      ) : !data ? (
        <div role="status" aria-label={t(($) => $.loading)} className="card-tiles mt-6">
          {[0, 1, 2, 3].map((n) => (
            <div key={n}>
              <Skeleton className="card-tile rounded-md" />
              <Skeleton className="mt-4 h-6 w-10/12" />
              <Skeleton className="mt-2 h-4 w-7/12" />
            </div>
          ))}
        </div>
      ) : items.length === 0 && list !== "all" && list !== "own" ? (
        <EmptyState art="meeting" tone={25} title={t(($) => $.empty[list].title)}>
          {t(($) => $.empty[list].text)}
        </EmptyState>
      ) : (
        <ul aria-label={t(($) => $.list[list])} className="card-tiles mt-6">
          {items.map((card) => (
            <CardTile key={card.id} card={card} />
          ))}
          {list !== "received" && list !== "invited" && !more && <StartTile />}
        </ul>
      )}
      {more && (
        <Button kind="line" className="mx-auto mt-8 flex" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.more)}
        </Button>
      )}
    </Page>
  );
}
