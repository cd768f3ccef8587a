import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { plainNumber } from "@plaudit/ui/form/typed-number.ts";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { type AccountRow, type Line, type Owner, useCorrections, useTransaction } from "../data.ts";
import { type FieldErrors, fieldErrors } from "../field-errors.ts";

const MOST = 500;
type Close = { onClose: () => void };

/** A correction: what is typed stays until it is done, and what is refused is told at its field. */
function useCorrection(run: (reason: string) => Promise<void>, done: string, onClose: () => void) {
  const errorText = useErrorText();
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    try {
      await run(reason);
      toast.ok(done);
      onClose();
    } catch (error) {
      setErrors(fieldErrors(error, errorText));
    }
  }
  return { reason, setReason, errors, handleSubmit };
}

type FrameProps = Close & {
  title: string;
  submit: string;
  reasonLabel: string;
  correction: ReturnType<typeof useCorrection>;
  busy: boolean;
  off?: boolean;
  danger?: boolean;
  children?: ReactNode;
};
function Frame({ title, submit, reasonLabel, correction, children, ...props }: FrameProps) {
  const common = useTranslation("common").t;
  const { reason, setReason, errors, handleSubmit } = correction;
  return (
    <FormDialog
      open
      {...props}
      title={title}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit,
        busy: common(($) => $.action.saving),
      }}
      onSubmit={(event) => void handleSubmit(event)}
      error={errors.other}
    >
      {children}
      <TextArea
        label={reasonLabel}
        value={reason}
        maxLength={MOST}
        count={[reason.length, MOST]}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

export function GiftDialog({ owner, onClose }: Close & { owner: AccountRow }) {
  const { t } = useTranslation("points-reporting");
  const { gift, busy } = useCorrections();
  const [amount, setAmount] = useState("");
  const correction = useCorrection(
    (reason) =>
      gift(owner.id, { amount: amount.trim() === "" ? (null as never) : Number(plainNumber(amount)), reason }),
    t(($) => $.gift.done),
    onClose,
  );
  return (
    <Frame
      title={t(($) => $.gift.title, { name: owner.name })}
      submit={t(($) => $.gift.submit)}
      reasonLabel={t(($) => $.reasonRead, { name: owner.firstName })}
      correction={correction}
      busy={busy}
      onClose={onClose}
    >
      <TextField
        label={t(($) => $.gift.amount)}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        data-autofocus
        value={amount}
        error={correction.errors.amount}
        onChange={(event) => setAmount(event.target.value)}
      />
    </Frame>
  );
}

export function LockDialog({ owner, onClose }: Close & { owner: AccountRow }) {
  const { t } = useTranslation("points-reporting");
  const { setLocked, busy } = useCorrections();
  const locking = owner.lockedAt === null;
  const correction = useCorrection(
    (reason) => setLocked(owner.id, locking, reason),
    locking ? t(($) => $.lock.done) : t(($) => $.unlock.done),
    onClose,
  );
  return (
    <Frame
      title={locking ? t(($) => $.lock.title, { name: owner.name }) : t(($) => $.unlock.title, { name: owner.name })}
      submit={locking ? t(($) => $.lock.submit) : t(($) => $.unlock.submit)}
      reasonLabel={t(($) => $.reason)}
      correction={correction}
      busy={busy}
      danger={locking}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{locking ? t(($) => $.lock.text) : owner.lockReason}</p>
    </Frame>
  );
}

/** What comes back and what is short is shown before it is confirmed, and nothing else is. */
export function ReverseDialog({ owner, line, onClose }: Close & { owner: Owner; line: Line }) {
  const { t } = useTranslation("points-reporting");
  const { t: kind } = useTranslation("statement");
  const { number, date } = useFormat();
  const { data, mutate } = useTransaction(line.transactionId);
  const { reverse, busy } = useCorrections();
  const correction = useCorrection(
    async (reason) => {
      if (!data) return;
      await reverse(line.transactionId, { reason, shortfall: data.shortfall }).catch(async (error: unknown) => {
        await mutate();
        throw error;
      });
    },
    data?.returns === 0 ? t(($) => $.reverse.doneNone) : t(($) => $.reverse.done),
    onClose,
  );
  const facts = data && [
    [t(($) => $.reverse.returns), number(data.returns)],
    [t(($) => $.reverse.shortfall), number(data.shortfall)],
    // Of several people only all of it together is known.
    data.people > 1
      ? [t(($) => $.reverse.people), number(data.people)]
      : [
          t(($) => $.reverse.after, { name: owner.firstName }),
          t(($) => $.reverse.change, { from: number(owner.spend), to: number(owner.spend - data.returns) }),
        ],
  ];
  return (
    <Frame
      title={t(($) => $.reverse.title)}
      submit={t(($) => $.reverse.submit)}
      reasonLabel={t(($) => $.reasonRead, { name: owner.firstName })}
      correction={correction}
      busy={busy}
      off={!data}
      danger
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">
        {t(($) => $.reverse.text, {
          kind: kind(($) => $.kind[line.type]),
          date: date(line.createdAt, { day: "numeric", month: "long", year: "numeric" }),
          n: number(data?.amount ?? Math.abs(line.amount)),
        })}
      </p>
      {facts ? (
        <>
          {data.shortfall > 0 && (
            <div aria-hidden="true" className="flex h-9 overflow-hidden rounded-sm text-xs font-semibold">
              {data.returns > 0 && (
                <span
                  className="grid min-w-fit place-items-center bg-brand-soft-2 px-2 text-brand-text"
                  style={{ width: `${(100 * data.returns) / Math.max(1, data.amount)}%` }}
                >
                  {t(($) => $.reverse.left, { n: number(data.returns) })}
                </span>
              )}
              <span className="grid min-w-fit grow place-items-center bg-warn-soft px-2 text-warn-text">
                {t(($) => $.reverse.gone, { n: number(data.shortfall) })}
              </span>
            </div>
          )}
          <dl className="lines-y border-line border-y text-sm">
            {facts.map(([label, figure]) => (
              <div key={label} className="flex justify-between gap-3 py-2.5">
                <dt>{label}</dt>
                <dd className="font-semibold tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="text-xs text-ink-2">{t(($) => $.reverse.note)}</p>
        </>
      ) : (
        <Skeleton className="h-28" />
      )}
    </Frame>
  );
}
