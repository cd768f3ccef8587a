import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { Paged } from "../../../lib/paged.tsx";
import { type AwardType, type Judged, useNominationVerbs, useResult } from "../data.ts";
import { JuryNotes } from "./jury-notes.tsx";
import { VoteDots } from "./vote-dots.tsx";

const LABELS = [1, 2, 3, 4, 5];
const mean = (given: readonly number[]) => given.reduce((sum, one) => sum + one, 0) / given.length;

/** Of all criteria, or of one, what each vote came to. */
const dotsOf = ({ votes }: Judged, at: number | null) =>
  votes.map((scores) => (at === null ? mean(scores) : (scores[at] ?? 0))).sort((a, b) => a - b);

/** Every vote as a dot and the mean as a bar: what is close looks close. */
export function JuryResult({ type }: { type: AwardType }) {
  const { t } = useTranslation("award-admin");
  const { number, date } = useFormat();
  const errorText = useErrorText();
  const { setWinner } = useNominationVerbs(type);
  const [shown, setShown] = useState("all");
  const [busy, setBusy] = useState(false);
  const status = type.nominationStatus;
  const opened = status === "ended" || status === "finalized";
  const lines = useResult(opened ? type.id : null);
  const at = shown === "all" ? null : Number(shown);
  const figure = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  async function handleWinner(memberId: string, wins: boolean) {
    // Not disabled meanwhile: the focus would be lost.
    if (busy) return;
    setBusy(true);
    try {
      await setWinner(memberId, wins);
    } catch (failed) {
      toast.error(errorText(failed));
    }
    setBusy(false);
  }
  if (!opened)
    return (
      <EmptyState title={t(($) => $.jury.result)}>
        {status === "judging" && type.judgingEndAt
          ? t(($) => $.jury.resultSealed, {
              date: date(type.judgingEndAt, { dateStyle: "long", timeStyle: "short" }),
            })
          : t(($) => $.jury.resultLater)}
      </EmptyState>
    );
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <section aria-labelledby="result" className="min-w-0">
        <h2 id="result" className="text-lg font-semibold track-display">
          {t(($) => $.jury.result)}
        </h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{t(($) => $.jury.resultHint)}</p>
        {type.criteria.length > 1 && (
          <div className="mb-5 overflow-x-auto no-bar">
            <SegmentedControl
              label={t(($) => $.jury.looksFor)}
              value={shown}
              onChange={setShown}
              size="sm"
              options={[
                { value: "all", label: t(($) => $.jury.all) },
                ...type.criteria.map(({ name }, n) => ({ value: String(n), label: name })),
              ]}
            />
          </div>
        )}
        <Paged of={lines} empty={t(($) => $.jury.resultEmpty)} moreLabel={t(($) => $.nominations.more)}>
          {(items) => (
            <>
              <ol className="lines-y border-line border-y">
                {items.map((one, n) => {
                  const dots = dotsOf(one, at);
                  const of =
                    at === null ? { mean: one.mean, low: dots[0] ?? 0, high: dots.at(-1) ?? 0 } : one.criteria[at];
                  if (!of) return null;
                  const words = { mean: figure(of.mean), low: figure(of.low), high: figure(of.high) };
                  return (
                    <li
                      key={one.member.id}
                      className={`grid items-center gap-x-5 gap-y-2 py-4 sm:grid-cols-[12rem_minmax(0,1fr)_3rem] ${n === type.places ? "border-ink-2! border-dashed!" : ""}`}
                    >
                      <div className="min-w-0">
                        <p className="text-sm font-semibold wrap-anywhere">
                          <span className="text-ink-2 tabular-nums">
                            {t(($) => $.jury.rank, { n: number(one.rank) })}
                          </span>{" "}
                          <bdi>{one.member.name}</bdi>
                        </p>
                        {one.tied && <p className="text-xs font-semibold text-warn-text">{t(($) => $.jury.tied)}</p>}
                        {(one.winner || can(type, "finalize")) && (
                          <Checkbox
                            label={t(($) => $.nominations.winOf, { name: one.member.name })}
                            checked={one.winner}
                            disabled={!can(type, "finalize")}
                            onChange={({ target }) => void handleWinner(one.member.id, target.checked)}
                          />
                        )}
                      </div>
                      <VoteDots dots={dots} mean={of.mean} label={t(($) => $.jury.spread, words)} strong={one.winner} />
                      <p className="text-end text-base font-semibold tabular-nums max-sm:hidden" aria-hidden="true">
                        {words.mean}
                      </p>
                      {one.notes.length > 0 && (
                        <details className="sm:col-span-full">
                          <summary className="w-fit cursor-pointer text-sm font-semibold max-sm:py-2.5">
                            {t(($) => $.jury.notes, {
                              count: one.notes.length,
                              n: number(one.notes.length),
                              name: one.member.name,
                            })}
                          </summary>
                          <ul className="lines-y">
                            {one.notes.map(({ text, juror }, n) => (
                              <li key={n} className="py-3">
                                <p
                                  dir="auto"
                                  className="font-display text-base leading-6.5 wrap-anywhere whitespace-pre-line track-note"
                                >
                                  {text}
                                </p>
                                <p className="mt-1.5 text-xs text-ink-2">
                                  <bdi>{juror?.name ?? t(($) => $.jury.noteOf)}</bdi>
                                </p>
                              </li>
                            ))}
                          </ul>
                        </details>
                      )}
                    </li>
                  );
                })}
              </ol>
              <p
                aria-hidden="true"
                className="mt-1 grid gap-x-5 text-xs text-ink-2 tabular-nums sm:grid-cols-[12rem_minmax(0,1fr)_3rem]"
              >
                <span className="flex justify-between px-1 sm:col-start-2">
                  {LABELS.map((score) => (
                    <span key={score}>{number(score)}</span>
                  ))}
                </span>
              </p>
            </>
          )}
        </Paged>
        {type.places !== null && lines.items.length > type.places && (
          <p className="mt-3 text-xs text-ink-2">
            {t(($) => $.jury.places, { count: type.places, n: number(type.places) })}
          </p>
        )}
      </section>
      <JuryNotes type={type} judged={lines.items} figure={figure} />
    </div>
  );
}
