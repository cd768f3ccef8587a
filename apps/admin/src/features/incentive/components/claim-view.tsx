import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Enclosures } from "@plaudit/ui/entity/enclosures.tsx";
import { TriangleAlert } from "@plaudit/ui/icons.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { Facts } from "../../../lib/facts.tsx";
import { pathTo } from "../../../screens.ts";
import type { Claim } from "../data.ts";

/** What proves it: files are opened in place, words are read. */
function Proof({ claim }: { claim: Claim }) {
  const { t } = useTranslation("incentive-admin");
  const { t: files } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { number } = format;
  const title = t(($) => $.claims.proof);
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 text-xs font-semibold text-ink-2">{title}</h2>
      {claim.files.length > 0 && (
        <Enclosures
          files={claim.files}
          from={claim.member.name}
          format={format}
          labels={{
            list: title,
            open: (name) => files(($) => $.files.open, { name }),
            viewer: {
              title,
              close: common(($) => $.action.close),
              previous: files(($) => $.files.previous),
              next: files(($) => $.files.next),
              download: files(($) => $.files.download),
              play: files(($) => $.files.play),
              pause: files(($) => $.files.pause),
              at: (n, of) => files(($) => $.files.at, { n: number(n), of: number(of) }),
            },
          }}
        />
      )}
      {claim.text ? (
        <p
          className={`font-display text-note wrap-anywhere whitespace-pre-line track-note ${claim.files.length > 0 ? "mt-4" : ""}`}
          dir="auto"
        >
          {t(($) => $.claims.quote, { text: claim.text })}
        </p>
      ) : (
        claim.files.length === 0 && (
          <p className="text-sm text-ink-2">
            {t(($) => (claim.proof === "code" ? $.claims.scanned : $.claims.nothing))}
          </p>
        )
      )}
    </section>
  );
}

/** What was asked about it, with the answers. */
function Questions({ claim: { questions } }: { claim: Claim }) {
  const { t } = useTranslation("incentive-admin");
  if (questions.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-1 text-sm font-semibold">{t(($) => $.claims.questions)}</h2>
      <ul className="grid gap-3 text-sm">
        {questions.map(({ at, text, answer }) => (
          <li key={at} className="wrap-anywhere">
            <p className="text-ink-2" dir="auto">
              {text}
            </p>
            {answer ? (
              <p className="font-semibold" dir="auto">
                {t(($) => $.claims.quote, { text: answer.text })}
              </p>
            ) : (
              <p className="text-xs text-ink-2">{t(($) => $.claims.noAnswer)}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The proof, and beside it who claims, what they did before, and what the bank holds then. */
export function ClaimView({ claim }: { claim: Claim }) {
  const { t } = useTranslation("incentive-admin");
  const format = useFormat();
  const { number, date } = format;
  const { member, before, bank, held, incentive } = claim;
  const had = (["approved", "declined", "pending"] as const).flatMap((state) =>
    before[state] > 0 ? [t(($) => $.claims.had[state], { count: before[state], n: number(before[state]) })] : [],
  );
  const short = bank !== null && bank.balance < claim.points;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-7 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <Proof claim={claim} />
      <div className="min-w-0">
        <div className="flex items-center gap-3">
          <Avatar person={member} size={48} decorative />
          <p className="min-w-0">
            <TextLink to={pathTo("member", { id: member.id })} className="text-base text-ink!">
              <bdi>{member.name}</bdi>
            </TextLink>
            <span className="block text-sm text-ink-2">
              <bdi>{member.jobTitle}</bdi>
            </span>
          </p>
        </div>
        {held && (
          <p role="status" className="mt-5 flex gap-3 rounded-md bg-warn-soft p-3 text-sm text-warn-text">
            <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
            <span>{t(($) => $.held[held.reason], { date: date(held.at) })}</span>
          </p>
        )}
        <Questions claim={claim} />
        <h2 className="mt-6 mb-1 text-sm font-semibold">{t(($) => $.claims.asked)}</h2>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <bdi>{incentive.description}</bdi>
        </p>
        <h2 className="mt-6 mb-1 text-sm font-semibold">{t(($) => $.claims.facts)}</h2>
        <Facts
          rows={[
            { name: t(($) => $.claims.incentive), value: incentive.name },
            ...(claim.happened ? [{ name: t(($) => $.claims.when), value: claim.happened }] : []),
            {
              name: t(($) => $.claims.sent),
              value: date(claim.createdAt, { dateStyle: "medium", timeStyle: "short" }),
            },
            {
              name: t(($) => $.claims.before),
              value: had.length > 0 ? format.list(had) : t(($) => $.claims.never),
            },
            ...(bank
              ? [
                  {
                    name: t(($) => $.claims.bank, { name: bank.name }),
                    value: t(($) => $.claims.after, {
                      from: number(bank.balance),
                      to: number(bank.balance - claim.points),
                    }),
                    warns: short,
                  },
                ]
              : [{ name: t(($) => $.claims.noBank), value: "–", warns: true }]),
          ]}
        />
      </div>
    </div>
  );
}
