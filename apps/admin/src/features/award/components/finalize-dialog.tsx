import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { useState } from "react";
import { Facts } from "../../../lib/facts.tsx";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { useWorth } from "../../../lib/use-worth.ts";
import { type AwardType, type Nominee, useNominationVerbs, useResult, useWinners } from "../data.ts";
import { isDivided } from "../divided.ts";

/** Who wins, what the jury gave them, and what each receives. */
function Winners({ type, winners }: { type: AwardType; winners: Nominee[] }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const judged = useResult(type.judgingDays === null ? null : type.id).items;
  const mean = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <ul className="lines-y border-line border-y">
      {winners.map(({ member }) => {
        const line = judged.find((one) => one.member.id === member.id);
        return (
          <li key={member.id} className="flex items-center gap-3 py-2.5 text-sm">
            <Avatar person={member} decorative />
            <span className="min-w-0 grow">
              <b className="block font-semibold wrap-anywhere">{member.name}</b>
              {line && (
                <span className="block text-xs text-ink-2">
                  {t(($) => $.finalizing[isDivided(line) ? "ofFiveDivided" : "ofFive"], { mean: mean(line.mean) })}
                </span>
              )}
            </span>
            {type.points > 0 && <span className="font-semibold tabular-nums">{number(type.points)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What follows from it. */
function Outcome({ type, count }: { type: AwardType; count: number }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const money = useWorth();
  const total = count * type.points;
  const held = type.pointsBankBalance ?? 0;
  const worth = money(total);
  const short = held < total;
  const left = { before: number(held), after: number(held - total) };
  const bank = { bank: type.pointsBankName ?? "" };
  return (
    <Facts
      rows={[
        ...(type.places !== null && type.places !== count
          ? [
              {
                name: t(($) => $.nominations.winners),
                value: t(($) => $.jury.ofTotal, { judged: number(count), total: number(type.places) }),
                warns: true,
              },
            ]
          : []),
        ...(total > 0
          ? [
              { name: t(($) => $.nominations.total), value: number(total) },
              short
                ? { name: t(($) => $.nominations.bank, bank), value: number(held), warns: true }
                : { name: t(($) => $.finalizing.bank, bank), value: t(($) => $.finalizing.fromTo, left) },
              ...(worth ? [{ name: t(($) => $.forecast.worth), value: worth }] : []),
            ]
          : []),
        {
          name: t(($) => $.form.pin),
          value: type.pinForDays
            ? t(($) => $.form.days, { count: type.pinForDays, n: number(type.pinForDays) })
            : t(($) => $.form.never),
        },
        {
          name: t(($) => $.finalizing.told),
          value: type.notify ? t(($) => $.everyone) : t(($) => $.nominations.winnersCount, { count, n: number(count) }),
        },
      ]}
    />
  );
}

/** Asks for the name of the award: nothing takes it back. */
export function FinalizeDialog({ type, onClose }: { type: AwardType; onClose: () => void }) {
  const { t } = useTranslation("award-admin");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const errorText = useErrorText();
  const { finalize } = useNominationVerbs(type);
  const query = useWinners(type.id);
  const winners = query.data?.results;
  const [typed, setTyped] = useState("");
  const [failed, setFailed] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const { name } = type;
  const count = winners?.length ?? 0;
  const give = t(($) => $.finalizing.give, { count, n: number(count) });
  async function handleSubmit() {
    if (typed.trim().toLocaleLowerCase() !== name.toLocaleLowerCase())
      return setFailed({ field: t(($) => $.finalizing.nameWrong) });
    setBusy(true);
    try {
      await finalize();
      toast.ok(t(($) => $.nominations.done.finalize, { name }));
      onClose();
    } catch (error) {
      setFailed({ form: errorText(error) });
    }
    setBusy(false);
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.nominations.finalizeTitle, { name })}
      width="sm:max-w-[36rem]"
      labels={{
        close: common(($) => $.action.close),
        cancel: t(($) => $.finalizing.notYet),
        submit: count > 0 ? give : t(($) => $.nominations.finalize),
        busy: give,
      }}
      busy={busy}
      off={count === 0}
      error={failed.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <p className="text-sm text-ink-2">{t(($) => $.nominations.finalizeText)}</p>
      {!winners ? (
        query.error ? (
          <LoadFailed busy={query.isValidating} onRetry={() => void query.mutate()} />
        ) : (
          <Skeleton className="h-20" />
        )
      ) : count === 0 ? (
        <p className="text-sm font-semibold">{t(($) => $.nominations.noWinner)}</p>
      ) : (
        <>
          <Winners type={type} winners={winners} />
          <Outcome type={type} count={count} />
          <TextField
            label={t(($) => $.finalizing.name)}
            placeholder={name}
            autoComplete="off"
            error={failed.field}
            value={typed}
            onChange={({ target }) => {
              setFailed({});
              setTyped(target.value);
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
