import { useTenant } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { AudienceSwitch } from "@plaudit/ui/entity/audience-switch.tsx";
import { ComposerBand } from "@plaudit/ui/entity/composer-band.tsx";
import { SuccessOverlay } from "@plaudit/ui/entity/success-overlay.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { useEffect, useRef, useState } from "react";
import { isEmpty, type SendField } from "../form.ts";
import { type Allocation, useSend } from "../use-send.ts";
import { ExceptionsStep } from "./exceptions-step.tsx";
import { SendFields } from "./send-fields.tsx";

type Props = {
  allocation: Allocation;
  /** Points are closed to this sender for now. */
  locked: boolean;
  /** A member's id, or `team:` and a team's. */
  to: string | null;
  onExceptions: (shown: boolean) => void;
  onSent: (sent: Recognition) => void;
  onClose: () => void;
};

/** Recognize someone: the form, the exceptions if there are any, and the success overlay. */
export function SendDialog({ allocation, locked, to, onExceptions, onSent, onClose }: Props) {
  const { t } = useTranslation("recognition");
  const tenant = useTenant();
  const body = useRef<HTMLDivElement>(null);
  const [hues, setHues] = useState<number[] | null>(null);
  const send = useSend({
    allocation,
    to,
    onSent: (sent) => {
      setHues(sent.qualities.map((quality) => quality.color));
      onSent(sent);
    },
  });
  const { values, exceptions, why } = send;
  const shown = exceptions !== null;
  const tell = useRef(onExceptions);
  tell.current = onExceptions;
  useEffect(() => tell.current(shown), [shown]);

  function goTo(field: SendField | null) {
    if (!field) return;
    const at = body.current?.querySelector<HTMLElement>(`[data-field=${field}] :is(input:enabled, [contenteditable])`);
    at?.focus();
  }
  const handleSend = async () => goTo(await send.submit());
  function handleClose() {
    if (!isEmpty(values)) toast.ok(t(($) => $.send.kept));
    onClose();
  }

  if (hues) return <SuccessOverlay title={t(($) => $.send.success)} hues={hues} onDone={onClose} />;
  if (exceptions)
    return (
      <ExceptionsStep
        exceptions={exceptions}
        requested={values.amount ?? 0}
        pending={send.pending}
        error={send.errors.root}
        onBack={send.back}
        onContinue={() => void send.submit(true)}
        onClose={handleClose}
      />
    );
  return (
    <Dialog
      open
      onClose={handleClose}
      title={t(($) => $.send.title)}
      closeLabel={t(($) => $.send.close)}
      footer={
        <div className="flex flex-wrap items-center gap-2">
          {send.errors.root && (
            <div className="mb-1 w-full">
              <FormErrors errors={[send.errors.root]} />
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
          <Button
            // Not disabled: missing fields are shown when it is pressed.
            aria-disabled={why.length > 0 || send.pending}
            aria-describedby={why.length > 0 ? "send-why" : undefined}
            title={why.join("\n") || undefined}
            onClick={() => void handleSend()}
            className="max-sm:grow max-sm:px-3"
          >
            {send.pending ? t(($) => $.send.submitting) : t(($) => $.send.submit)}
          </Button>
          <span id="send-why" className="sr-only">
            {why.join(". ")}
          </span>
        </div>
      }
    >
      <div ref={body}>
        <ComposerBand qualities={send.chosen} />
        <SendFields
          send={send}
          allocation={allocation}
          locked={locked}
          begin={to ? "message" : "sendTo"}
          onSubmit={() => void handleSend()}
        />
      </div>
    </Dialog>
  );
}
