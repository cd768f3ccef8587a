import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { SignaturesSkeleton } from "../features/card/components/card-skeletons.tsx";
import { GifView } from "../features/card/components/gif-view.tsx";
import { useCard } from "../features/card/paper-data.ts";
import { CardGone } from "../features/card-list/components/card-gone.tsx";
import { type Signature, useSignatureList } from "../features/card-list/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

function Row({ of: { author, messageText, gif, picture, createdAt } }: { of: Signature }) {
  const { t } = useTranslation("card-list");
  const format = useFormat();
  const alt = t(($) => $.signatures.picture, { name: author.name });
  return (
    <li className="flex gap-3 py-4">
      <Avatar person={author} decorative />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <b className="font-semibold">
            <bdi>{author.name}</bdi>
          </b>
          <time dateTime={createdAt} className="text-xs text-ink-2">
            {format.date(createdAt, { dateStyle: "medium" })}
          </time>
        </p>
        {messageText && (
          <p className="mt-1 text-base wrap-anywhere whitespace-pre-line" dir="auto">
            {messageText}
          </p>
        )}
        {picture && (
          <img
            src={picture.url}
            alt={alt}
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            loading="lazy"
            className="mt-2 h-auto max-h-72 w-auto max-w-full rounded-md"
          />
        )}
        {gif && <GifView gif={gif} alt={alt} height={18} className="mt-2" />}
      </div>
    </li>
  );
}

/** The card without its paper: name by name, in the order in which they came. */
export function Component() {
  const { t } = useTranslation("card-list");
  const { number } = useFormat();
  const { id = "" } = useParams();
  const query = useCard(id);
  const { data: card, error } = query;
  const list = useSignatureList(card ? id : null);
  const { items, data, more, loadingMore, loadMore } = list;
  const gone = error && (error.status === 404 || error.status === 400);
  const back = gone
    ? { to: pathTo("cards"), label: t(($) => $.title) }
    : { to: pathTo("card", { id }), label: card?.title ?? t(($) => $.title) };
  return (
    <Page title={t(($) => $.signatures.title)} named back={back} max="max-w-[56rem]">
      {gone ? (
        <CardGone />
      ) : error && !card ? (
        <PartFailed query={query} />
      ) : list.error && !data ? (
        <PartFailed query={list} />
      ) : !card || !data ? (
        <div role="status" aria-label={t(($) => $.loading)}>
          <SignaturesSkeleton />
        </div>
      ) : items.length === 0 ? (
        <EmptyState art="meeting" tone={25} title={t(($) => $.signatures.none)}>
          {t(($) => $.signatures.noneText)}
        </EmptyState>
      ) : (
        <>
          <p className="text-sm text-ink-2">
            {t(($) => $.signatures.count, { count: card.signatureCount, n: number(card.signatureCount) })}
          </p>
          <ul aria-label={t(($) => $.signatures.title)} className="lines-y">
            {items.map((one) => (
              <Row key={one.id} of={one} />
            ))}
          </ul>
          {more && (
            <Button kind="line" className="mx-auto mt-5 flex" off={loadingMore} onClick={() => void loadMore()}>
              {t(($) => $.more)}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
