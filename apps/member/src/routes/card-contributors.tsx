import "@plaudit/ui/entity/card-paper.css";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { ContributorsSkeleton } from "../features/card/components/card-skeletons.tsx";
import { Contributors } from "../features/card/components/contributors.tsx";
import { useCard } from "../features/card/paper-data.ts";
import { CardGone } from "../features/card-list/components/card-gone.tsx";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("card-list");
  const { id = "" } = useParams();
  const query = useCard(id);
  const { data: card, error } = query;
  // Who has not signed is of no concern to whom the card is for.
  const gone = (card && !card.signing) || (error && (error.status === 404 || error.status === 400));
  const back = gone
    ? { to: pathTo("cards"), label: t(($) => $.title) }
    : { to: pathTo("card", { id }), label: card?.title ?? t(($) => $.title) };
  return (
    <Page title={t(($) => $.contributors.title)} named back={back} max="max-w-[56rem]">
      {gone ? (
        <CardGone />
      ) : card ? (
        <Contributors card={card} />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)}>
          <ContributorsSkeleton />
        </div>
      )}
    </Page>
  );
}
