import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Lock } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { type AwardType, useJury, useRemindJuror } from "../data.ts";

const SCORES = [1, 2, 3, 4, 5];

/** Who judges and how far they are, beside what they look for. What they gave is sealed for the reader, too. */
export function JuryVotes({ type }: { type: AwardType }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const { data, error, isValidating, mutate } = useJury(type.id);
  const errorText = useErrorText();
  const { remind, pending } = useRemindJuror(type.id);
  async function handleRemind(juror: { id: string; name: string }) {
    try {
      await remind(juror.id);
      toast.ok(t(($) => $.jury.remindedDone, { name: juror.name }));
    } catch (failed) {
      toast.error(errorText(failed));
    }
  }
  const { nominationStatus: status } = type;
  const open = status === "ended" || status === "finalized";
  const begun = open || status === "judging";
  const cell = "h-13 py-2 pe-4 align-middle";
  const head = "h-10 pe-4 text-start font-semibold";
  return (
    <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="votes" className="min-w-0">
        <h2 id="votes" className="text-lg font-semibold track-display">
          {t(($) => $.jury.votes)}
        </h2>
        <p className="mt-1 mb-3 text-sm text-ink-2">
          {open ? t(($) => $.jury.votesOpen) : t(($) => $.jury.votesHint)} {!begun && t(($) => $.jury.notBegun)}
        </p>
        {error && !data ? (
          <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <table className="w-full text-sm">
            <caption className="sr-only">{t(($) => $.jury.votes)}</caption>
            <thead>
              <tr className="border-line border-b text-xs text-ink-2">
                <th scope="col" className={head}>
                  {t(($) => $.jury.person)}
                </th>
                <th scope="col" className={`${head} max-md:hidden`}>
                  {t(($) => $.jury.role)}
                </th>
                <th scope="col" className={head}>
                  {t(($) => $.jury.judged)}
                </th>
                <th scope="col" className={`${head} pe-0! text-end!`}>
                  {t(($) => $.jury.state)}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.results.map(({ member, judged, total, remindFrom }) => (
                <tr key={member.id} className="border-line border-b">
                  <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
                    <bdi>{member.name}</bdi>
                  </th>
                  <td className={`${cell} text-ink-2 max-md:hidden`}>{member.jobTitle}</td>
                  <td className={cell}>
                    <span className="flex items-center gap-2">
                      <span aria-hidden="true" className="flex gap-0.5 max-sm:hidden">
                        {total <= 12 &&
                          Array.from({ length: total }, (_, n) => (
                            <i key={n} className={`h-4 w-2.5 rounded-xs ${n < judged ? "bg-mark" : "bg-line"}`} />
                          ))}
                      </span>
                      <span className="text-xs text-ink-2 tabular-nums">
                        {t(($) => $.jury.ofTotal, { judged: number(judged), total: number(total) })}
                      </span>
                    </span>
                  </td>
                  <td className={`${cell} pe-0! text-end`}>
                    {judged > 0 && judged === total ? (
                      <span className="inline-flex items-center gap-1.5 font-semibold">
                        {open ? (
                          <Check className="size-4 text-mark" aria-hidden="true" />
                        ) : (
                          <Lock className="size-4 text-mark" aria-hidden="true" />
                        )}
                        {open ? t(($) => $.jury.judged) : t(($) => $.jury.sealed)}
                      </span>
                    ) : can(type, "remind") && judged < total ? (
                      <Button
                        kind="line"
                        size="sm"
                        off={pending || remindFrom !== null}
                        onClick={() => void handleRemind(member)}
                      >
                        {remindFrom === null ? t(($) => $.jury.remind) : t(($) => $.jury.reminded)}{" "}
                        <span className="sr-only">{member.name}</span>
                      </Button>
                    ) : (
                      <span className="text-ink-2">{t(($) => $.jury.missing)}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="mt-3 text-xs text-ink-2">{t(($) => $.jury.membersHint)}</p>
      </section>
      <section aria-labelledby="criteria">
        <h2 id="criteria" className="mb-3 text-lg font-semibold track-display">
          {t(($) => $.jury.looksFor)}
        </h2>
        <ol className="lines-y border-line border-y">
          {type.criteria.map(({ name, description }) => (
            <li key={name} className="py-3.5">
              <p className="text-sm font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              {description && (
                <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">
                  <bdi>{description}</bdi>
                </p>
              )}
              <p aria-hidden="true" className="mt-2 flex gap-1">
                {SCORES.map((score) => (
                  <span
                    key={score}
                    className="grid h-7 grow place-items-center rounded-xs bg-sunken text-xs font-semibold text-ink-2"
                  >
                    {number(score)}
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
