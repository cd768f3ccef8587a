import { MOST_NOTE } from "@plaudit/api/award-badges.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Ballot, type BallotLine, useJudge } from "../data.ts";
import { Reasons } from "./reasons.tsx";

const SCORES = [1, 2, 3, 4, 5];
type Props = {
  ballot: Ballot;
  line: BallotLine;
  /** From 1. */
  place: number;
  /** Another one was shown before: keys go on here. */
  moved: boolean;
  onSaved: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** One nominee: why, and a number for each criterion. Digits choose and go on, Enter saves. */
export function BallotForm({ ballot, line, place, moved, onSaved, onPrevious, onNext }: Props) {
  const { t } = useTranslation("award");
  const { t: common } = useTranslation();
  const { list, number } = useFormat();
  const say = useErrorText();
  const { member, count } = line;
  const [blank] = useState(() => ({ scores: line.scores ?? ballot.criteria.map(() => 0), note: line.note }));
  const [{ scores, note }, keep, clear] = useDraft(`judge.${ballot.id}.${member.id}`, blank);
  const [failed, setFailed] = useState<string>();
  const { judge, pending } = useJudge(ballot.id);
  const form = useRef<HTMLFormElement>(null);
  const choose = (at: number, score: number) => {
    setFailed(undefined);
    keep({ note, scores: scores.map((one, n) => (n === at ? score : one)) });
  };
  useEffect(() => {
    if (!moved) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, [moved]);
  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    const score = Number(event.key);
    if (!SCORES.includes(score) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll("fieldset")];
    const own = all.findIndex((one) => one.contains(event.target as Node));
    const at = own >= 0 ? own : Math.max(0, scores.indexOf(0));
    choose(at, score);
    const next = all[at + 1]?.querySelector("input") ?? event.currentTarget.querySelector<HTMLElement>("[type=submit]");
    next?.focus();
  }
  async function handleSave() {
    if (pending) return;
    const missing = scores.indexOf(0);
    if (missing >= 0) {
      setFailed(t(($) => $.judge.missing));
      form.current?.querySelectorAll<HTMLElement>("fieldset")[missing]?.querySelector<HTMLElement>("input")?.focus();
      return;
    }
    try {
      await judge(member.id, scores, note);
      clear();
      onSaved();
    } catch (error) {
      setFailed(say(error));
    }
  }
  return (
    <form
      ref={form}
      aria-label={member.name}
      tabIndex={-1}
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
      className="grid scroll-mt-20 items-start gap-x-12 gap-y-8 rounded-xl outline-none bg-surface p-5 shadow-2 sm:p-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="min-w-0">
        <p className="text-sm text-ink-2 tabular-nums">
          {t(($) => $.judge.who, { n: number(place), total: number(ballot.total) })}
        </p>
        <div className="mt-3 flex items-center gap-4">
          <Avatar person={member} size={88} decorative />
          <div className="min-w-0">
            <h2 className="font-display text-title leading-tight font-[480] wrap-anywhere track-display">
              <bdi>{member.name}</bdi>
            </h2>
            <p className="text-sm text-ink-2">
              {member.jobTitle && (
                <>
                  <bdi>{member.jobTitle}</bdi>
                  {" · "}
                </>
              )}
              {t(($) => $.judge.nominations, { count, n: number(count) })}
            </p>
          </div>
        </div>
        <Reasons typeId={ballot.id} nomineeId={member.id} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-20">
        <h3 className="text-base font-semibold">{t(($) => $.judge.criteria)}</h3>
        <p className="mt-0.5 text-xs text-ink-2">
          {list([t(($) => $.judge.low), t(($) => $.judge.high)])}.{" "}
          <span className="max-sm:hidden">{t(($) => $.judge.keys)}</span>
        </p>
        <div className="mt-2 lines-y border-line border-y">
          {ballot.criteria.map(({ name, description }, at) => (
            <fieldset key={at} className="min-w-0 py-4">
              <legend className="contents">
                <b className="block text-sm font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </b>
                {description && (
                  <span className="mt-0.5 block text-sm text-ink-2 wrap-anywhere">
                    <bdi>{description}</bdi>
                  </span>
                )}
              </legend>
              <div className="mt-2.5 grid grid-cols-5 gap-1.5">
                {SCORES.map((score) => (
                  <label
                    key={score}
                    className="relative grid h-11 place-items-center rounded-sm bg-sunken text-sm font-semibold text-ink-2 tabular-nums ease-look hover:text-ink has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
                  >
                    <input
                      type="radio"
                      name={`score-${at}`}
                      aria-label={t(($) => $.judge.score, { n: number(score) })}
                      checked={scores[at] === score}
                      onChange={() => choose(at, score)}
                      className="absolute inset-0 size-full cursor-pointer opacity-0"
                    />
                    <span aria-hidden="true">{number(score)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <TextArea
          className="mt-4"
          label={t(($) => $.judge.note)}
          hint={ballot.anonymous ? t(($) => $.judge.noteHidden) : t(($) => $.judge.noteHint)}
          optional={common(($) => $.form.optional)}
          count={[note.length, MOST_NOTE]}
          maxLength={MOST_NOTE}
          value={note}
          onChange={({ target }) => keep({ scores, note: target.value })}
        />
        <div className="mt-4 grid gap-3">
          <FormErrors errors={[failed]} />
          <Button type="submit" off={pending} className="w-full">
            {pending ? common(($) => $.action.saving) : t(($) => $.judge.save)}
          </Button>
          <div className="flex justify-between gap-3">
            <Button
              kind="quiet"
              size="sm"
              className="-ms-3 max-sm:h-11"
              off={!onPrevious}
              onClick={() => onPrevious?.()}
            >
              {t(($) => $.judge.previous)}
            </Button>
            <Button kind="quiet" size="sm" className="-me-3 max-sm:h-11" off={!onNext} onClick={() => onNext?.()}>
              {t(($) => $.judge.next)}
            </Button>
          </div>
          <p className="flex gap-2 text-xs text-ink-2">
            <Lock className="size-4 shrink-0" aria-hidden="true" />
            {t(($) => $.judge.sealed)}
          </p>
        </div>
      </div>
    </form>
  );
}
