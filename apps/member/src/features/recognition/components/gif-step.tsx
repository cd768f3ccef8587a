import type { Gif } from "@plaudit/api/gif.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { GifGrid } from "@plaudit/ui/entity/gif-grid.tsx";
import { RetryLine } from "@plaudit/ui/feedback/retry-line.tsx";
import { Search } from "@plaudit/ui/icons.tsx";
import { Pause, Play } from "@plaudit/ui/later-icons.tsx";
import { SM, useMedia } from "@plaudit/ui/use-media.ts";
import { useEffect, useState } from "react";
import { useGifs } from "../gifs.ts";
import { BackButton } from "./back-button.tsx";

const DEBOUNCE_MS = 300;
const LONGEST = 50;

function useSettled(text: string): [string, (now: string) => void] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [settled, setSettled];
}

type Props = { onChoose: (gif: Gif) => void; onBack: () => void; onClose: () => void };

/** One GIF to go with the message: what people look at now, an idea, or what was searched for. */
export function GifStep({ onChoose, onBack, onClose }: Props) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const wide = useMedia(SM);
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const [playing, setPlaying] = useState(!calm);
  const [words, setWords] = useState("");
  const [search, setSearch] = useSettled(words.trim());
  const list = useGifs(search);
  const count = list.items.length;
  const Icon = playing ? Pause : Play;
  const ideas = [
    { label: t(($) => $.gif.trending), words: "" },
    ...[
      t(($) => $.gif.ideas.thanks),
      t(($) => $.gif.ideas.done),
      t(($) => $.gif.ideas.five),
      t(($) => $.gif.ideas.birthday),
      t(($) => $.gif.ideas.welcome),
    ].map((label) => ({ label, words: label })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.gif.title)}
      closeLabel={common(($) => $.action.close)}
      lead={<BackButton label={t(($) => $.send.back)} onClick={onBack} />}
      footer={
        <div className="flex items-center justify-between gap-2 text-xs text-ink-2">
          <Button kind="quiet" size="sm" onClick={() => setPlaying(!playing)} className="-ms-3">
            <Icon className="size-4" aria-hidden="true" />
            {playing ? t(($) => $.gif.pause) : t(($) => $.gif.play)}
          </Button>
          {t(($) => $.gif.by)}
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 pt-0.5 pb-4 sm:px-6">
        <div className="relative">
          <Search className="absolute inset-y-0 start-3.5 my-auto size-5 text-ink-2" aria-hidden="true" />
          <input
            type="search"
            data-autofocus
            value={words}
            maxLength={LONGEST}
            onChange={(event) => setWords(event.target.value)}
            aria-label={t(($) => $.gif.search)}
            placeholder={t(($) => $.gif.search)}
            className="h-12 w-full rounded-md bg-surface ps-11 pe-4 text-base rim-line-2 outline-none focus:rim-ring"
          />
        </div>
        <div className="gif-ideas">
          {ideas.map((idea) => (
            <button
              key={idea.words}
              type="button"
              aria-pressed={idea.words === search}
              onClick={() => {
                setWords(idea.words);
                setSearch(idea.words);
              }}
              className="target h-9 shrink-0 rounded-full px-3.5 text-sm font-semibold rim-line-2 hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
            >
              {idea.label}
            </button>
          ))}
        </div>
        <p className="sr-only" role="status">
          {!list.loading && search && t(($) => $.gif.found, { count, n: number(count), search })}
        </p>
        {list.error ? (
          <RetryLine retry={common(($) => $.action.retry)} onRetry={list.retry}>
            {t(($) => $.gif.failed)}
          </RetryLine>
        ) : (
          <GifGrid
            key={search}
            gifs={list.items}
            loading={list.loading}
            columns={wide ? 5 : 3}
            playing={playing}
            label={t(($) => $.gif.list)}
            untitled={t(($) => $.gif.one)}
            onChoose={onChoose}
          />
        )}
        {!list.loading && !list.error && count === 0 && <p className="text-sm text-ink-2">{t(($) => $.gif.none)}</p>}
        {list.more && (
          <Button kind="line" onClick={list.more} className="justify-self-center">
            {t(($) => $.gif.more)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
