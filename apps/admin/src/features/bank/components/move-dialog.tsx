import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import { Facts } from "../../../lib/facts.tsx";
import { type Bank, useMoveBank } from "../data.ts";
import { untilAtPace } from "../step-path.ts";
import { useBankText } from "../use-bank-text.ts";
import { useUsualDeposit } from "../use-usual-deposit.ts";

type Props = { bank: Bank; kind: "deposit" | "withdraw"; onClose: () => void };
const MOST = 100_000_000;

/** Puts points in, or takes some out; what the bank holds then stands below before anything is sent. */
export function MoveDialog({ bank, kind, onClose }: Props) {
  const { t } = useTranslation("bank");
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const { number, money, instant } = useBankText();
  const { move, busy } = useMoveBank(kind);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [failed, setFailed] = useState<{ field?: string; form?: string }>({});
  const amount = wholeOf(typed) || 0;
  const after = bank.balance + (kind === "deposit" ? amount : -amount);
  const now = new Date();
  const [until, untilAfter] = [bank.balance, after].map((points) => untilAtPace(now, points, bank.paid));
  const worth = money(amount);
  const usual = useUsualDeposit(kind === "deposit" ? bank.id : null);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (amount < 1 || amount > MOST) return setFailed({ field: t(($) => $.form.amountWrong) });
    if (after < 0) return setFailed({ field: t(($) => $.form.short, { most: number(bank.balance) }) });
    setFailed({});
    try {
      await move(bank, { amount, note: note.trim() });
      toast.ok(t(($) => $[kind].done, { name: bank.name }));
      onClose();
    } catch (error) {
      const detail = error instanceof ApiError ? error.details.find(({ path }) => path === "amount") : undefined;
      setFailed(detail ? { field: detail.message } : { form: errorText(error) });
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        kind === "deposit"
          ? t(($) => $.deposit.into, { name: bank.name })
          : t(($) => $.withdraw.from, { name: bank.name })
      }
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $[kind].act),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={handleSubmit}
      error={failed.form}
    >
      <TextField
        label={t(($) => $.form.amount)}
        hint={usual}
        error={failed.field}
        inputMode="numeric"
        dir="ltr"
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={t(($) => $.form.note)}
        optional={common(($) => $.form.optional)}
        hint={t(($) => $.form.noteHint)}
        maxLength={120}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div aria-live="polite" className="rounded-md bg-canvas p-4 text-sm rim-line">
        <p className="flex items-baseline justify-between gap-3 font-display text-title font-[480] tabular-nums track-display">
          <span className="text-ink-2">{number(bank.balance)}</span>
          <span aria-hidden="true" className="grow border-line-2 border-b border-dashed" />
          <span>{number(after)}</span>
        </p>
        <p className="mt-1 mb-2 flex justify-between gap-4 text-xs text-ink-2">
          <span>{until ? t(($) => $.nowUntil, { date: instant(until) }) : t(($) => $.now)}</span>
          <span className="text-end">
            {untilAfter && after >= 0 ? t(($) => $.afterUntil, { date: instant(untilAfter) }) : t(($) => $.after)}
          </span>
        </p>
        <Facts
          rows={[
            { name: t(($) => $.booked.to), value: t(($) => $.booked.issuance) },
            kind === "deposit"
              ? { name: t(($) => $.booked.owed), value: t(($) => $.booked.nothingYet) }
              : { name: t(($) => $.booked.owedLess), value: t(($) => $.booked.nothing) },
            ...(worth ? [{ name: t(($) => $.booked.worth), value: worth }] : []),
          ]}
        />
      </div>
    </FormDialog>
  );
}
