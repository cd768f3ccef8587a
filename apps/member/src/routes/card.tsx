import { can } from "@plaudit/api/permissions.ts";
import { useApps, useMe } from "@plaudit/api/react";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Lock } from "@plaudit/ui/icons.tsx";
import { Pause, Play, Printer } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useMedia } from "@plaudit/ui/use-media.ts";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { AnswerDialog, Answers } from "../features/card/components/answers.tsx";
import { CardSkeleton, PaperSkeleton } from "../features/card/components/card-skeletons.tsx";
import { Opening } from "../features/card/components/opening.tsx";
import { PaperPages } from "../features/card/components/paper-pages.tsx";
import { type GifChoice, SignDialog } from "../features/card/components/sign-dialog.tsx";
import { SignatureDialog } from "../features/card/components/signature-dialog.tsx";
import { WritingNote } from "../features/card/components/writing-note.tsx";
import { type Card, type CardSignature, downloadCard, useCard, useSignatures } from "../features/card/paper-data.ts";
import { useSealedText } from "../features/card/use-sealed-text.ts";
import { useWriters } from "../features/card/writers.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

const GifStep = lazy(async () => ({
  default: (await load(() => import("../features/recognition/components/gif-step.tsx"))).GifStep,
}));
const gifChoice: GifChoice = ({ onChoose, ...step }) => (
  <Suspense fallback={null}>
    <GifStep {...step} onChoose={({ url, width, height }) => onChoose({ url, width, height })} />
  </Suspense>
);

/** Those that came after the card was there. */
function useFresh(ids: readonly string[], whole: boolean): ReadonlySet<string> {
  const known = useRef<Set<string> | null>(null);
  const fresh = new Set(known.current ? ids.filter((id) => !known.current?.has(id)) : []);
  useEffect(() => {
    if (whole) known.current ??= new Set(ids);
  }, [ids, whole]);
  return fresh;
}

interface HeadProps {
  card: Card;
  /** The reader has answered. */
  answered: boolean;
  onAnswer: () => void;
  onSign: () => void;
}
function Head({ card, answered, onAnswer, onSign }: HeadProps) {
  const { t } = useTranslation("card-paper");
  const format = useFormat();
  const sealed = useSealedText(card);
  const { signatureCount: count, deliveredAt } = card;
  const hands = t(($) => $.paper.hands, { count, n: format.number(count) });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-4">
      <CardFront design={card.design} seed={card.id} years={card.years} className="h-28 w-20 rounded-sm shadow-2" />
      <div className="min-w-0 grow basis-48">
        <p className="font-display text-display font-[440] wrap-anywhere track-display">
          <bdi>{card.title}</bdi>
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {deliveredAt ? (
            `${hands} ${t(($) => $.paper.opened, { date: format.date(deliveredAt, { dateStyle: "full" }) })}`
          ) : (
            <>
              <Lock className="me-1.5 inline-block size-4" aria-hidden="true" />
              {sealed} {hands}
            </>
          )}
        </p>
        {card.signing?.note && !deliveredAt && (
          <p className="mt-2 text-sm" dir="auto">
            {card.signing.note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {can(card, "edit") && (
          <LinkButton kind="line" to={pathTo("card-organize", { id: card.id })} className="max-sm:grow">
            {t(($) => $.paper.organize)}
          </LinkButton>
        )}
        {can(card, "sign") && (
          <Button onClick={onSign} className="max-sm:grow">
            {card.ownSignature ? t(($) => $.paper.change) : t(($) => $.paper.sign)}
          </Button>
        )}
        {can(card, "answer") && (
          <Button onClick={onAnswer} className="max-sm:grow">
            {answered ? t(($) => $.paper.changeAnswer) : t(($) => $.paper.answer)}
          </Button>
        )}
      </div>
    </div>
  );
}

type Shown = "sign" | "answer" | null;

function Paper({ card, signed }: { card: Card; signed: ReturnType<typeof useSignatures> }) {
  const { t } = useTranslation("card-paper");
  const { t: lists } = useTranslation("card-list");
  const navigate = useNavigate();
  const { data: me } = useMe();
  const gifs = useApps().has("gif");
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const [playing, setPlaying] = useState(!calm);
  const [shown, setShown] = useState<Shown>(null);
  // The answer that there was when the dialog opened: with the new one it would begin anew, and the focus would be lost.
  const [answered, setAnswered] = useState("");
  const [closer, setCloser] = useState<{ signature: CardSignature; open: boolean } | null>(null);
  const look = useCallback((signature: CardSignature) => setCloser({ signature, open: true }), []);
  const [moment, keepMoment] = useDraft(`card.opened.${card.id}`, { opened: card.as !== "recipient" });
  const { list, all, count, whole } = signed;
  const signatures = all.map(({ signature }) => signature);
  const fresh = useFresh(
    signatures.map(({ id }) => id),
    whole,
  );
  const arrived = new Set(signatures.filter(({ id }) => fresh.has(id)).map(({ author }) => author.id));
  const writers = useWriters(card.id, can(card, "sign")).filter(({ id }) => !arrived.has(id));
  const own = card.answers.find(({ member }) => member.id === me?.id)?.messageText ?? "";
  function handleAnswer() {
    setAnswered(own);
    setShown("answer");
  }
  const Icon = playing ? Pause : Play;
  const moves = signatures.some(({ gif }) => gif !== null);
  return (
    <>
      <Head card={card} answered={own !== ""} onAnswer={handleAnswer} onSign={() => setShown("sign")} />
      <div className="mb-3 -ms-3 flex flex-wrap">
        {moves && (
          <Button kind="quiet" size="sm" onClick={() => setPlaying(!playing)}>
            <Icon className="size-4" aria-hidden="true" />
            {playing ? t(($) => $.paper.pause) : t(($) => $.paper.play)}
          </Button>
        )}
        <LinkButton kind="quiet" size="sm" to={pathTo("card-signatures", { id: card.id })}>
          {lists(($) => $.open.list)}
        </LinkButton>
        {card.signing && (
          <LinkButton kind="quiet" size="sm" to={pathTo("card-contributors", { id: card.id })}>
            {lists(($) => $.open.who)}
          </LinkButton>
        )}
      </div>
      {list.error && all.length === 0 ? (
        <PartFailed query={list} />
      ) : !list.data ? (
        <div role="status" aria-label={t(($) => $.loading)}>
          <PaperSkeleton />
        </div>
      ) : all.length === 0 ? (
        <div className="card-paper card-blank rounded-sm p-8 text-center shadow-3">
          <div>
            <p className="font-display text-title">{t(($) => $.paper.empty)}</p>
            <p className="mt-1 text-sm text-ink-2">{t(($) => $.paper.emptyHint)}</p>
          </div>
        </div>
      ) : (
        <PaperPages all={all} count={count} playing={playing} fresh={fresh} onOpen={look} />
      )}
      <div className="pointer-events-none sticky bottom-4 max-md:bottom-20 z-10 h-0">
        <WritingNote writers={writers} className="absolute start-3 bottom-3" />
      </div>
      <p role="status" className="sr-only">
        {fresh.size > 0 && t(($) => $.paper.arrived, { count: fresh.size })}
      </p>
      <Answers card={card} />
      {shown === "sign" && (
        <SignDialog
          card={card}
          all={all}
          writers={writers}
          gifChoice={gifs ? gifChoice : undefined}
          onClose={() => setShown(null)}
        />
      )}
      <AnswerDialog key={answered} card={card} own={own} open={shown === "answer"} onClose={() => setShown(null)} />
      {closer && (
        <SignatureDialog
          key={closer.signature.id}
          cardId={card.id}
          signature={closer.signature}
          open={closer.open}
          onClose={() => setCloser({ ...closer, open: false })}
        />
      )}
      {/* What is inside is not seen before it was opened, not even while its envelope loads. */}
      {!moment.opened && <div aria-hidden="true" className="fixed inset-0 z-50 bg-deep" />}
      {card.as === "recipient" && me && (
        <Opening
          card={card}
          name={me.firstName}
          open={!moment.opened}
          onRead={() => keepMoment({ opened: true })}
          onLater={() => void navigate(pathTo("home"))}
        />
      )}
    </>
  );
}

export function Component() {
  const { t } = useTranslation("card-paper");
  const say = useErrorText();
  const { id = "" } = useParams();
  const query = useCard(id);
  const signed = useSignatures(id);
  const { data: card, error } = query;
  const [printing, setPrinting] = useState(false);
  const gone = error && (error.status === 404 || error.status === 400);
  async function print(of: Card) {
    setPrinting(true);
    try {
      await downloadCard(of);
    } catch (failed) {
      toast.error(say(failed));
    } finally {
      setPrinting(false);
    }
  }
  return (
    <Page
      title={card?.title ?? t(($) => $.title)}
      named
      back={{ to: pathTo("cards"), label: t(($) => $.back) }}
      max="max-w-[80rem]"
      actions={
        card && (
          <Button kind="quiet" size="sm" off={printing} onClick={() => void print(card)} className="max-md:px-3">
            <Printer className="size-4.5" aria-hidden="true" />
            <span className="max-md:sr-only">{printing ? t(($) => $.paper.printing) : t(($) => $.paper.print)}</span>
          </Button>
        )
      }
    >
      {card ? (
        <Paper key={id} card={card} signed={signed} />
      ) : gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.gone.title)}
          text={t(($) => $.gone.text)}
          actions={<LinkButton to={pathTo("home")}>{t(($) => $.gone.home)}</LinkButton>}
        />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)}>
          <CardSkeleton />
        </div>
      )}
    </Page>
  );
}
