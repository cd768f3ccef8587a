import { useTenant } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { AudienceSwitch } from "@plaudit/ui/entity/audience-switch.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { CalendarClock } from "@plaudit/ui/later-icons.tsx";
import type { Send } from "../use-send.ts";

type Props = {
  send: Send;
  draft?: Recognition | undefined;
  onSend: () => void;
  onSave: () => void;
  /** Missing if it may not be scheduled. */
  onSchedule?: (() => void) | undefined;
};

/** Visibility and the buttons of the form. */
export function SendFooter({ send, draft, onSend, onSave, onSchedule }: Props) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const tenant = useTenant();
  const { values, errors, why, pending } = send;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {errors.root && (
        <div className="mb-1 w-full">
          <FormErrors errors={[errors.root]} />
        </div>
      )}
      <AudienceSwitch
        value={values.tenantWide}
        onChange={(tenantWide) => send.change({ tenantWide })}
        labels={{
          legend: t(($) => $.send.audience),
          public: t(($) => $.send.public),
          private: t(($) => $.send.private),
          publicHint: t(($) => $.send.publicHint, { tenant: tenant?.name ?? "" }),
          privateHint: t(($) => $.send.privateHint),
        }}
      />
      <span className="grow max-sm:hidden" />
      {onSchedule && (
        <Button kind="line" off={pending} onClick={onSchedule} className="max-sm:grow max-sm:px-3">
          <CalendarClock className="size-5" aria-hidden="true" />
          {t(($) => $.schedule.title)}
        </Button>
      )}
      {send.canSave && (
        <Button kind="quiet" off={pending} onClick={onSave} className="px-3">
          {draft ? common(($) => $.action.save) : t(($) => $.send.saveDraft)}
        </Button>
      )}
      <Button
        // Stays enabled while something is missing: a click then shows what is missing.
        aria-disabled={why.length > 0 || pending}
        aria-describedby={why.length > 0 ? "send-why" : undefined}
        title={why.join("\n") || undefined}
        onClick={onSend}
        className="max-sm:grow max-sm:px-3"
      >
        {pending ? t(($) => $.send.submitting) : t(($) => $.send.submit)}
      </Button>
      <span id="send-why" className="sr-only">
        {why.join(". ")}
      </span>
    </div>
  );
}
