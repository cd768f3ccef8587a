import { ApiError } from "@plaudit/api/client.ts";
import { useMe } from "@plaudit/api/react";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { dayAhead, lastDayBefore } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../../screens.ts";
import type { RewardPage, Variant } from "../data.ts";
import { type Redemption, useRedeem, useSpendable } from "../history-data.ts";
import { useMoney } from "../use-money.ts";
import { ValueLine } from "./value-line.tsx";
import { TaxLine } from "./worth-panel.tsx";

const MOST = 300;
const fields = ["address", "email", "wishedOn", "note"] as const;
type Failed = Partial<Record<(typeof fields)[number] | "form", string | undefined>>;
type Props = { reward: RewardPage; variant: Variant; onClose: () => void };

/** What it takes, and from which of the points: those that lapse first go first. */
function Sum({ reward, variant }: Omit<Props, "onClose">) {
  const { t } = useTranslation("shop");
  const { t: own } = useTranslation("points");
  const { number, date } = useFormat();
  const money = useMoney();
  const spend = useSpendable();
  const { points, faceValue } = variant;
  const rest = reward.balance - points;
  const first = spend?.lapsesAt ? Math.min(points, spend.lapses ?? 0) : 0;
  const last = spend?.lapsesAt ? lastDayBefore(spend.lapsesAt) : null;
  const lapse = last && {
    ...{ count: first, n: number(first), date: date(last, dayAhead(last)) },
    rest: number(points - first),
  };
  const note = lapse && (first < points ? t(($) => $.redeem.lapseFirst, lapse) : t(($) => $.redeem.lapseAll, lapse));
  return (
    <dl className="rounded-md bg-canvas px-4 py-1.5">
      <ValueLine term={t(($) => $.redeem.have)}>{number(reward.balance)}</ValueLine>
      <ValueLine term={t(($) => $.redeem.takes)} note={note}>
        {number(-points)}
      </ValueLine>
      <ValueLine strong term={t(($) => $.redeem.remain)}>
        {own(($) => $.amount, { count: rest, n: number(rest) })}
      </ValueLine>
      {faceValue > 0 && <ValueLine term={t(($) => $.value.face)}>{money(faceValue, reward.currency)}</ValueLine>}
      {reward.tax !== "none" && <TaxLine tax={reward.tax} currency={reward.currency} faceValue={faceValue} />}
    </dl>
  );
}

/** The last look before the points leave: what is typed stays until it was sent. */
export function RedeemDialog({ reward, variant, onClose }: Props) {
  const { t } = useTranslation("shop");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const say = useErrorText();
  const navigate = useNavigate();
  const me = useMe().data;
  const [draft, keep, clear] = useDraft(`redeem.${reward.id}`, {
    address: "",
    email: null as string | null,
    wishedOn: "",
    note: "",
  });
  const [failed, setFailed] = useState<Failed>({});
  const form = useRef<HTMLDivElement>(null);
  const { redeem, pending } = useRedeem(reward.id);
  const { asks } = reward;
  const { points } = variant;
  const email = draft.email ?? me?.email ?? "";
  function change(part: Partial<typeof draft>) {
    setFailed({});
    keep({ ...draft, ...part });
  }
  function refuse(error: unknown) {
    const details = error instanceof ApiError ? error.details : [];
    const found: Failed = Object.fromEntries(
      fields.map((field) => [field, details.find(({ path }) => path === field)?.message]),
    );
    const first = fields.find((field) => found[field]);
    setFailed(first ? found : { form: say(error) });
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    let made: Redemption;
    try {
      made = await redeem({
        ...{ rewardId: reward.id, variantId: variant.id, points, note: draft.note },
        ...(reward.supplied?.free && { faceValue: variant.faceValue }),
        ...(asks === "address" && { address: draft.address }),
        ...(asks === "email" && { email }),
        ...(asks === "day" && draft.wishedOn && { wishedOn: draft.wishedOn }),
      });
    } catch (error) {
      return refuse(error);
    }
    clear();
    const stands = made.waitsFor === "approval" ? "approval" : made.waitsFor ? "open" : "here";
    toast.ok(t(($) => $.redeem.done[stands]));
    const order = `${pathTo("tango", { id: reward.id })}?${new URLSearchParams({ order: made.id })}`;
    void navigate(reward.fulfilment === "tango" ? order : pathTo("redemption-history"), { replace: true });
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.redeem.title)}
      width="sm:max-w-[34rem]"
      labels={{
        close: common(($) => $.action.close),
        cancel: t(($) => $.redeem.notYet),
        submit: t(($) => $.redeem.yes, { count: points, n: number(points) }),
        busy: t(($) => $.redeem.sending),
      }}
      busy={pending}
      onSubmit={(event) => void handleSubmit(event)}
      error={failed.form}
    >
      <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex items-center gap-4">
          <RewardPicture
            art={reward.art}
            urls={reward.pictureUrls}
            sizes="6rem"
            className="size-24 shrink-0 rounded-md"
          />
          <div className="min-w-0">
            <p className="font-display text-title leading-tight font-[480] wrap-anywhere track-display">
              <bdi>{reward.name}</bdi>
            </p>
            <p className="text-sm text-ink-2 wrap-anywhere">
              <bdi>{[variant.name, reward.provider.name].filter(Boolean).join(" · ")}</bdi>
            </p>
          </div>
        </div>
        <Sum reward={reward} variant={variant} />
        {asks === "address" && (
          <TextArea
            name="address"
            label={t(($) => $.redeem.address)}
            hint={t(($) => $.redeem.addressHint)}
            autoComplete="street-address"
            error={failed.address}
            maxLength={MOST}
            value={draft.address}
            onChange={({ target }) => change({ address: target.value })}
          />
        )}
        {asks === "email" && (
          <TextField
            name="email"
            type="email"
            label={t(($) => $.redeem.email)}
            hint={t(($) => $.redeem.emailHint)}
            autoComplete="email"
            error={failed.email}
            value={email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
        {asks === "day" && (
          <TextField
            name="wishedOn"
            type="date"
            label={t(($) => $.redeem.day)}
            hint={t(($) => $.redeem.dayHint)}
            error={failed.wishedOn}
            value={draft.wishedOn}
            onChange={({ target }) => change({ wishedOn: target.value })}
          />
        )}
        <TextArea
          name="note"
          label={t(($) => $.redeem.note)}
          hint={t(($) => $.redeem.noteHint)}
          optional={t(($) => $.redeem.optional)}
          rows={2}
          error={failed.note}
          maxLength={MOST}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
          className="[&_textarea]:min-h-16"
        />
      </div>
    </FormDialog>
  );
}
