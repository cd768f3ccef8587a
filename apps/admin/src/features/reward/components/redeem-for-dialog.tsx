import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { lastDayBefore } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Combobox } from "@plaudit/ui/form/combobox.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { type LeaverReward, useLeaverRewards, useRedeemFor } from "../leaver-data.ts";
import { LeaverCode } from "./leaver-code.tsx";

interface Person {
  id: string;
  name: string;
  firstName: string;
}
type Props = { person: Person; keepsUntil: string; onClose: () => void };

interface Choice {
  value: string;
  reward: LeaverReward;
  variant: LeaverReward["variants"][number];
}
const choicesOf = (rewards: readonly LeaverReward[], balance: number): Choice[] =>
  rewards.flatMap((reward) =>
    reward.variants
      .filter(({ availability, points }) => availability === "open" && points <= balance)
      .map((variant) => ({ value: variant.id, reward, variant })),
  );

/** Chooses for somebody who cannot sign in any more, from what they have to spend. */
export function RedeemForDialog({ person, keepsUntil, onClose }: Props) {
  const { t } = useTranslation("reward-leaver");
  const common = useTranslation("common").t;
  const { number, date } = useFormat();
  const errorText = useErrorText();
  const list = useLeaverRewards(person.id);
  const { redeem, busy } = useRedeemFor(person.id);
  const [typed, setTyped] = useState({ choice: "", email: "", address: "", note: "" });
  const [failed, setFailed] = useState<Record<string, string>>({});
  const [withCode, setWithCode] = useState<string | null>(null);
  const balance = list.pages[0]?.balance ?? 0;
  const choices = choicesOf(list.items, balance);
  const chosen = choices.find(({ value }) => value === typed.choice);
  const change = (changed: Partial<typeof typed>) => setTyped((latest) => ({ ...latest, ...changed }));
  if (withCode) return <LeaverCode redemptionId={withCode} name={person.firstName} onClose={onClose} />;
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!chosen) return setFailed({ choice: t(($) => $.chooseFirst) });
    setFailed({});
    const { reward, variant } = chosen;
    const [email, note, address] = [typed.email.trim(), typed.note.trim(), typed.address.trim()];
    try {
      const { id, hasCode } = await redeem(reward.id, {
        ...{ variantId: variant.id, points: variant.points },
        ...(email && { email }),
        ...(note && { note }),
        ...(reward.asks === "address" && address && { address }),
      });
      toast.ok(t(($) => $.done, { reward: reward.name, name: person.firstName }));
      if (hasCode) setWithCode(id);
      else onClose();
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      setFailed(
        details.length > 0
          ? Object.fromEntries(details.map(({ path, message }) => [path, message]))
          : { form: errorText(error) },
      );
    }
  }
  const nameOf = ({ reward, variant }: Choice) =>
    variant.name ? t(($) => $.named, { reward: reward.name, variant: variant.name }) : reward.name;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.title, { name: person.name })}
      width="sm:max-w-[34rem]"
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: chosen
          ? t(($) => $.submit, { count: chosen.variant.points, n: number(chosen.variant.points) })
          : t(($) => $.act),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      off={choices.length === 0}
      onSubmit={(event) => void handleSubmit(event)}
      error={failed.form}
    >
      {list.error && !list.data ? (
        <LoadFailed busy={list.isValidating} onRetry={() => void list.mutate()} />
      ) : !list.data ? (
        <Skeleton className="h-56 w-full" />
      ) : (
        <>
          <p className="text-sm text-ink-2">
            {t(($) => $.has, {
              ...{ count: balance, n: number(balance), name: person.firstName },
              date: date(lastDayBefore(keepsUntil), { dateStyle: "long" }),
            })}
          </p>
          {choices.length === 0 ? (
            <EmptyState compact title={t(($) => $.none.title)}>
              {t(($) => $.none.text)}
            </EmptyState>
          ) : (
            <>
              <Combobox
                label={t(($) => $.reward)}
                error={failed.choice ?? failed.variantId}
                value={typed.choice}
                onChange={(choice) => change({ choice })}
                none={common(($) => $.form.none)}
                options={choices.map((choice) => ({
                  value: choice.value,
                  label: nameOf(choice),
                  note: t(($) => $.points, { count: choice.variant.points, n: number(choice.variant.points) }),
                }))}
              />
              {chosen?.reward.asks === "address" && (
                <TextArea
                  label={t(($) => $.address)}
                  error={failed.address}
                  rows={3}
                  maxLength={300}
                  dir="auto"
                  value={typed.address}
                  onChange={({ target }) => change({ address: target.value })}
                />
              )}
              <TextField
                label={t(($) => $.email)}
                optional={chosen?.reward.asks === "email" ? undefined : common(($) => $.form.optional)}
                hint={t(($) => $.emailHint)}
                error={failed.email}
                type="email"
                dir="ltr"
                autoComplete="off"
                value={typed.email}
                onChange={({ target }) => change({ email: target.value })}
              />
              <TextField
                label={t(($) => $.note)}
                optional={common(($) => $.form.optional)}
                error={failed.note}
                maxLength={300}
                value={typed.note}
                onChange={({ target }) => change({ note: target.value })}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
