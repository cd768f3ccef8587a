import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { instantOf, localTime } from "../../../lib/local-time.ts";
import { type AwardType, useNominationVerbs, useWinners } from "../data.ts";

export type NominationAction = "start" | "extend" | "end" | "finalize";
type Props = { type: AwardType; onClose: () => void };

/** Asks until when nominations are open. */
function EndDialog({ type, verb, onClose }: Props & { verb: "start" | "extend" }) {
  const { t } = useTranslation("award-admin");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const verbs = useNominationVerbs(type);
  const [endAt, setEndAt] = useState(type.nominationStatus === "open" ? localTime(type.nominationEndAt) : "");
  const [failed, setFailed] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  async function handleSubmit() {
    const instant = instantOf(endAt);
    if (!instant) return setFailed({ field: t(($) => $.nominations.endMissing) });
    setBusy(true);
    try {
      await verbs[verb](instant);
      toast.ok(t(($) => $.nominations.done[verb]));
      onClose();
    } catch (error) {
      const at = error instanceof ApiError && error.details.find(({ path }) => path === "endAt");
      setFailed(at ? { field: at.message } : { form: errorText(error) });
    }
    setBusy(false);
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.nominations[verb])}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.nominations[verb]),
        busy: t(($) => $.nominations[verb]),
      }}
      busy={busy}
      error={failed.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <p className="text-sm text-ink-2">
        {verb === "start" ? t(($) => $.nominations.startText) : t(($) => $.nominations.extendText)}
      </p>
      <TextField
        label={t(($) => $.nominations.closesAt)}
        type="datetime-local"
        error={failed.field}
        value={endAt}
        onChange={({ target }) => {
          setFailed({});
          setEndAt(target.value);
        }}
      />
    </FormDialog>
  );
}

function Winners({ type, query }: { type: AwardType; query: ReturnType<typeof useWinners> }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const winners = query.data?.results;
  if (!winners)
    return query.error ? (
      <LoadFailed busy={query.isValidating} onRetry={() => void query.mutate()} />
    ) : (
      <Skeleton className="mt-4 h-20" />
    );
  if (winners.length === 0) return <p className="mt-4 font-semibold text-ink">{t(($) => $.nominations.noWinner)}</p>;
  const total = winners.length * type.points;
  const held = type.pointsBankBalance ?? 0;
  const days = type.pinForDays;
  const facts = [
    ...(type.points > 0 ? [[t(($) => $.nominations.total), number(total)]] : []),
    ...(type.points > 0 && type.pointsBankName
      ? [
          [t(($) => $.nominations.bank, { bank: type.pointsBankName }), number(held)],
          ...(held >= total ? [[t(($) => $.nominations.left), number(held - total)]] : []),
        ]
      : []),
    ...(days ? [[t(($) => $.form.pin), t(($) => $.form.days, { count: days, n: number(days) })]] : []),
  ] as [string, string][];
  return (
    <>
      <ul className="mt-4 lines-y border-line border-y">
        {winners.map(({ member }) => (
          <li key={member.id} className="flex items-center gap-3 py-2.5 text-ink">
            <Avatar person={member} decorative />
            <b className="min-w-0 grow font-semibold wrap-anywhere">{member.name}</b>
            {type.points > 0 && <span className="font-semibold tabular-nums">{number(type.points)}</span>}
          </li>
        ))}
      </ul>
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-1 tabular-nums">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="font-semibold text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** One question, and what follows from it. */
function ConfirmAction({ type, verb, onClose }: Props & { verb: "end" | "finalize" }) {
  const { t } = useTranslation("award-admin");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const verbs = useNominationVerbs(type);
  const winners = useWinners(type.id);
  const [busy, setBusy] = useState(false);
  const { name } = type;
  const final = verb === "finalize";
  async function handleConfirm() {
    setBusy(true);
    try {
      await verbs[verb]();
      toast.ok(t(($) => $.nominations.done[verb], { name }));
      onClose();
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open
      busy={busy || (final && !winners.data?.results.length)}
      title={final ? t(($) => $.nominations.finalizeTitle, { name }) : t(($) => $.nominations.endTitle, { name })}
      confirmLabel={t(($) => $.nominations[verb])}
      cancelLabel={common(($) => $.action.cancel)}
      closeLabel={common(($) => $.action.close)}
      onCancel={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <p>{final ? t(($) => $.nominations.finalizeText) : t(($) => $.nominations.endText)}</p>
      {final && <Winners type={type} query={winners} />}
    </ConfirmDialog>
  );
}

export const NominationDialog = ({ verb, ...props }: Props & { verb: NominationAction }) =>
  verb === "start" || verb === "extend" ? (
    <EndDialog {...props} verb={verb} />
  ) : (
    <ConfirmAction {...props} verb={verb} />
  );
