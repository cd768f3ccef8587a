import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { BallotForm } from "../features/award/components/ballot-form.tsx";
import { DialogHead } from "../features/award/components/dialog-head.tsx";
import { type Ballot, type BallotLine, useBallot } from "../features/award/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

function Loading() {
  const { t } = useTranslation("award");
  return (
    <div role="status" aria-label={t(($) => $.judge.loading)}>
      <Skeleton className="h-128 rounded-xl" />
    </div>
  );
}

type Props = {
  ballot: Ballot;
  lines: BallotLine[];
  /** Asks for the next of them; null where all are there. */
  loadMore: (() => unknown) | null;
  /** The next of them did not come. */
  failed: boolean;
};

/** One nominee at a time: first whoever waits, in the end everybody for a second look. */
function Judging({ ballot, lines, loadMore, failed }: Props) {
  const { t } = useTranslation("award");
  const { date } = useFormat();
  const [at, setAt] = useState(() => lines.findIndex(({ scores }) => scores === null));
  const [moved, setMoved] = useState(false);
  const go = (next: number) => {
    setAt(next);
    setMoved(true);
  };
  const waiting = (from: number) => {
    const after = lines.findIndex(({ scores }, n) => n > from && scores === null);
    return after >= 0 ? after : lines.findIndex(({ scores }, n) => n !== from && scores === null);
  };
  const line = lines[at];
  const known = useRef(lines.length);
  useEffect(() => {
    // Whoever waits among those that have come meanwhile.
    if (at < 0 && lines.length > known.current) setAt(waiting(known.current - 1));
    known.current = lines.length;
  }, [lines.length]);
  const short = at < 0 || at === lines.length - 1;
  useEffect(() => {
    if (short) void loadMore?.();
  }, [short, lines.length]);
  const until = ballot.judgingEndAt ? date(ballot.judgingEndAt, { dateStyle: "long" }) : "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="overflow-hidden rounded-xl">
        <DialogHead type={ballot}>{ballot.judgingEndAt && t(($) => $.judge.closes, { date: until })}</DialogHead>
      </div>
      {line ? (
        <BallotForm
          key={line.member.id}
          ballot={ballot}
          line={line}
          place={at + 1}
          moved={moved}
          onSaved={() => go(waiting(at))}
          onPrevious={at > 0 ? () => go(at - 1) : null}
          onNext={at < lines.length - 1 ? () => go(at + 1) : null}
        />
      ) : loadMore ? (
        !failed && <Loading />
      ) : lines.length === 0 ? (
        <EmptyState art="sunrise" tone={45} title={t(($) => $.judge.none)}>
          {t(($) => $.judge.noneText)}
        </EmptyState>
      ) : (
        <section aria-labelledby="done" className="rounded-xl bg-surface p-5 shadow-2 sm:p-8">
          <h2 id="done" className="font-display text-title font-[480] track-display">
            {t(($) => $.judge.done)}
          </h2>
          <p className="mt-1 text-base text-ink-2">{t(($) => $.judge.doneText, { date: until })}</p>
          <ul className="mt-5 lines-y border-line border-y">
            {lines.map(({ member }, n) => (
              <li key={member.id} className="flex items-center gap-3 py-2.5">
                <Avatar person={member} decorative />
                <bdi className="min-w-0 grow font-semibold wrap-anywhere">{member.name}</bdi>
                <Check className="size-5 text-mark" aria-hidden="true" />
                <Button kind="line" size="sm" className="max-sm:h-11" onClick={() => go(n)}>
                  {t(($) => $.judge.change)} <span className="sr-only">{member.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("award");
  const { id = "" } = useParams();
  const query = useBallot(id);
  const { pages, items, error, more, loadMore } = query;
  const ballot = pages[0];
  const nextFailed = more && error !== undefined;
  const gone = error && [400, 404, 409].includes(error.status);
  return (
    <Page
      title={ballot?.name ?? t(($) => $.judge.title)}
      back={{ to: pathTo("awards"), label: t(($) => $.judge.back) }}
      max="max-w-[66rem]"
    >
      {ballot && !gone ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Judging key={id} ballot={ballot} lines={items} loadMore={more ? loadMore : null} failed={nextFailed} />
          {nextFailed && <PartFailed query={query} />}
        </div>
      ) : gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.judge.gone)}
          text={t(($) => $.judge.goneText)}
          actions={<LinkButton to={pathTo("awards")}>{t(($) => $.judge.back)}</LinkButton>}
        />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
