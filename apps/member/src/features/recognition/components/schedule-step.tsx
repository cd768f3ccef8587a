import { useMe, useTenant } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { RecipientFaces } from "@plaudit/ui/entity/recipient-faces.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { CalendarClock } from "@plaudit/ui/later-icons.tsx";
import { useRef, useState } from "react";
import { momentOf, readDate, readMoment, tomorrowAtNine } from "../moment.ts";
import { BackButton } from "./back-button.tsx";
import { MomentFields } from "./moment-fields.tsx";

type Props = {
  draft: Recognition;
  to: Recipient[];
  pending: boolean;
  /** What does not belong to a field of the form. */
  failed?: string | undefined;
  onBack: () => void;
  /** Null saves it as a draft without a schedule. */
  onSchedule: (at: string | null) => void;
  onSend: () => void;
  onClose: () => void;
};

/** 'Schedule send': a day and a time in the person's time zone. */
export function ScheduleStep({ draft, to, pending, failed, onBack, onSchedule, onSend, onClose }: Props) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { data: me } = useMe();
  const tenant = useTenant();
  const zone = me?.timezone ?? tenant?.timezone ?? "UTC";
  const [moment, setMoment] = useState(() =>
    draft.scheduledAt ? momentOf(draft.scheduledAt, zone) : tomorrowAtNine(zone, new Date()),
  );
  const [tried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const read = readMoment(moment, zone, new Date());
  const fault =
    "fault" in read
      ? { invalid: t(($) => $.schedule.invalid), past: t(($) => $.schedule.past) }[read.fault]
      : undefined;
  // A partly typed date is not valid yet.
  const error = tried || ("fault" in read && read.fault === "past") ? fault : undefined;
  const wrong = "fault" in read && read.fault === "invalid" && readDate(moment.date) ? "time" : "date";
  function handleSchedule() {
    setTried(true);
    if ("at" in read) onSchedule(read.at);
    else setTimeout(() => fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.schedule.title)}
      closeLabel={common(($) => $.action.close)}
      lead={<BackButton label={t(($) => $.send.back)} onClick={onBack} />}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <FormErrors errors={[failed]} />
          {draft.scheduledAt && (
            <Button kind="quiet" off={pending} onClick={() => onSchedule(null)}>
              {t(($) => $.schedule.keep)}
            </Button>
          )}
          <Button kind="line" off={pending} onClick={onSend}>
            {t(($) => $.schedule.now)}
          </Button>
          <Button off={pending} onClick={handleSchedule}>
            <CalendarClock className="size-5" aria-hidden="true" />
            {t(($) => $.schedule.submit)}
          </Button>
        </div>
      }
    >
      <div ref={fields} className="px-5 pb-6 sm:px-6">
        <div className="flex items-center gap-4 rounded-lg bg-brand-soft p-4 sm:p-5">
          <div className="min-w-0 grow" aria-live="polite">
            <p className="text-xs font-semibold text-brand-text">{t(($) => $.schedule.goesOut)}</p>
            <p className="mt-0.5 font-display text-loud leading-tight font-[480] track-display">
              {"at" in read
                ? format.date(read.at, {
                    weekday: "long",
                    day: "numeric",
                    month: "long",
                    hour: "numeric",
                    minute: "2-digit",
                    hour12: true,
                  })
                : fault}
            </p>
            <p className="mt-1 text-xs text-brand-text">
              {t(($) => $.schedule.zone, { zone: zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone })}
            </p>
          </div>
          <RecipientFaces to={to} max={2} />
        </div>
        <MomentFields moment={moment} zone={zone} errors={{ [wrong]: error }} onChange={setMoment} />
      </div>
    </Dialog>
  );
}
