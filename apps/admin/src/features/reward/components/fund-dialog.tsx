import { ApiError } from "@plaudit/api/client.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { hundredthsOf } from "@plaudit/ui/form/typed-number.ts";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import { type Provider, useMoveFund } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";

const MOST = 100_000_000_00;
const DAY = 86_400_000;
/** The days that a provider's recent figures are of, and the longest reach that is told. */
const [DAYS, FAR] = [90, 3650];
const empty = { amount: "", note: "" };
type Props = { provider: Provider; kind: "deposit" | "withdraw"; onClose: () => void };

/** Puts money in or takes some out; until when the fund lasts then stands below before anything is sent. */
export function FundDialog({ provider, kind, onClose }: Props) {
  const { t } = useTranslation("reward-fund");
  const common = useTranslation("common").t;
  const format = useFormat();
  const errorText = useErrorText();
  const { money } = useRewardText();
  const { move, busy } = useMoveFund(kind);
  const { id, name, currency, balance, recent } = provider;
  const [typed, setTyped, clear] = useDraft(`reward-fund-${kind}-${id}`, empty);
  const [failed, setFailed] = useState<{ field?: string; form?: string }>({});
  const amount = hundredthsOf(typed.amount);
  const known = amount > 0 && amount <= MOST;
  const after = balance + (kind === "deposit" ? amount : -amount);
  const until = (held: number) => {
    const days = (held / recent.cost) * DAYS;
    return days < FAR
      ? format.date(new Date(Date.now() + days * DAY), { day: "numeric", month: "long", year: "numeric" })
      : null;
  };
  const [now, then] = recent.cost > 0 && known && after >= 0 ? [until(balance), until(after)] : [null, null];
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!known) return setFailed({ field: t(($) => $.amountWrong) });
    if (after < 0) return setFailed({ field: t(($) => $.short, { most: money(balance, currency) }) });
    setFailed({});
    try {
      await move(provider, { amount, note: typed.note.trim() });
      toast.ok(t(($) => $[kind].done, { name, amount: money(amount, currency) }));
      clear();
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
      title={t(($) => $[kind].title, { name })}
      width="sm:max-w-[34rem]"
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: known ? t(($) => $[kind].submit, { amount: money(amount, currency) }) : t(($) => $[kind].act),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={(event) => void handleSubmit(event)}
      error={failed.form}
    >
      <TextField
        label={t(($) => $.amountIn, { currency })}
        hint={
          now && then
            ? t(($) => $.lasts, { then, now })
            : t(($) => $.holds, { amount: money(known && after >= 0 ? after : balance, currency) })
        }
        error={failed.field}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={14}
        value={typed.amount}
        onChange={({ target }) => setTyped((latest) => ({ ...latest, amount: target.value }))}
        data-autofocus
      />
      <TextField
        label={t(($) => $.reference)}
        optional={common(($) => $.form.optional)}
        hint={t(($) => $.referenceHint)}
        maxLength={120}
        value={typed.note}
        onChange={({ target }) => setTyped((latest) => ({ ...latest, note: target.value }))}
      />
    </FormDialog>
  );
}
