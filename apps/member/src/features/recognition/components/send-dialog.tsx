import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { ComposerBand } from "@plaudit/ui/entity/composer-band.tsx";
import { SuccessOverlay } from "@plaudit/ui/entity/success-overlay.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { isEmpty, type SendField } from "../form.ts";
import { useLeaveLabels } from "../leave-labels.ts";
import { type Allocation, useSend } from "../use-send.ts";
import { useDrafts } from "../write-data.ts";
import { BackButton } from "./back-button.tsx";
import { DraftList } from "./draft-list.tsx";
import { DraftState } from "./draft-state.tsx";
import { ExceptionsStep } from "./exceptions-step.tsx";
import { ScheduleStep } from "./schedule-step.tsx";
import { SendFields } from "./send-fields.tsx";
import { SendFooter } from "./send-footer.tsx";
import { SendTabs, type SendView } from "./send-tabs.tsx";

const GifStep = lazy(async () => ({ default: (await load(() => import("./gif-step.tsx"))).GifStep }));

type Props = {
  allocation: Allocation;
  /** Points are disabled for this sender. */
  locked: boolean;
  /** A member's id, or `team:` and a team's. */
  to: string | null;
  view: SendView;
  /** The draft to edit, instead of a new recognition. */
  draft?: Recognition;
  onView: (view: SendView) => void;
  onEdit: (draft: Recognition) => void;
  onExceptions: (shown: boolean) => void;
  onSent: (sent: Recognition) => void;
  onClose: () => void;
};

/** Recognize someone: the form, the schedule, point exceptions if any, the drafts, and the success overlay. */
export function SendDialog(props: Props) {
  const { allocation, locked, to, view, draft, onView, onExceptions, onClose } = props;
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const apps = useApps();
  const may = apps.may("recognition:create");
  const drafts = useDrafts();
  const leave = useLeaveLabels();
  const body = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [hues, setHues] = useState<number[] | null>(null);
  const [scheduling, setScheduling] = useState(false);
  const [gif, setGif] = useState<"choosing" | "back" | null>(null);
  const [saved, setSaved] = useState<Recognition | null>(null);
  const send = useSend({
    allocation,
    to,
    opened: draft,
    onSent: (sent) => {
      setHues(sent.qualities.map((quality) => quality.color));
      props.onSent(sent);
    },
    onSaved: setSaved,
    onKept: () => {
      toast.ok(t(($) => $.send.waits));
      onClose();
    },
  });
  const { values, exceptions } = send;
  const shown = exceptions !== null;
  useEffect(() => onExceptions(shown), [onExceptions, shown]);
  const showSaved = useRef((_: Recognition) => {});
  showSaved.current = ({ scheduledAt }) => {
    toast.ok(scheduledAt ? t(($) => $.schedule.done) : t(($) => $.send.saved));
    setSaved(null);
    onView("progress");
  };
  // Only after the guard below knows that there are no unsaved changes.
  useEffect(() => {
    if (saved) showSaved.current(saved);
  }, [saved]);

  const [wrong, setWrong] = useState<{ field: SendField } | null>(null);
  function focusOn(name: SendField) {
    const field = body.current?.querySelector(`[data-field=${name}]`);
    const find = (at: string) => field?.querySelector<HTMLElement>(at);
    (find("[aria-invalid]") ?? find(":is(input:enabled, [contenteditable], button)"))?.focus();
  }
  useEffect(() => {
    if (!wrong) return;
    // Where another step was shown: after the dialog of the form, which begins with its heading.
    const timer = setTimeout(() => focusOn(wrong.field));
    return () => clearTimeout(timer);
  }, [wrong]);
  function goTo(field: SendField | null) {
    if (!field) return;
    focusOn(field);
    setScheduling(false);
    setWrong({ field });
  }
  const handleSend = async (ignoreExceptions = false) => goTo(await send.submit(ignoreExceptions));
  function handleSchedule() {
    const missing = send.check();
    if (missing) goTo(missing);
    else setScheduling(true);
  }
  function handleClose() {
    if (!draft && !isEmpty(values)) toast.ok(t(($) => $.send.kept));
    onClose();
  }
  const inProgress = view === "progress" && !draft;
  // The button that saved a draft is gone; the page or the dialog has the focus.
  useEffect(() => {
    if (inProgress && document.activeElement?.contains(tabs.current))
      tabs.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [inProgress]);
  const guard = draft && <LeaveGuard when={send.dirty && !saved} labels={leave} onLeave={send.discard} />;

  if (hues) return <SuccessOverlay title={t(($) => $.send.success)} hues={hues} onDone={onClose} />;
  if (exceptions)
    return (
      <>
        {guard}
        <ExceptionsStep
          exceptions={exceptions}
          requested={values.amount ?? 0}
          pending={send.pending}
          error={send.errors.root}
          onBack={send.back}
          onContinue={() => void handleSend(true)}
          onClose={handleClose}
        />
      </>
    );
  if (draft && scheduling)
    return (
      <>
        {guard}
        <ScheduleStep
          draft={draft}
          to={values.sendTo}
          pending={send.pending}
          failed={send.errors.root}
          onBack={() => setScheduling(false)}
          onSchedule={async (at) => goTo(await send.saveDraft(at))}
          onSend={() => void handleSend()}
          onClose={handleClose}
        />
      </>
    );
  if (gif === "choosing")
    return (
      <>
        {guard}
        <Suspense fallback={null}>
          <GifStep
            onChoose={({ url }) => {
              send.change({ gifs: [url] });
              setGif("back");
            }}
            onBack={() => setGif("back")}
            onClose={handleClose}
          />
        </Suspense>
      </>
    );
  return (
    <>
      {guard}
      <Dialog
        open
        onClose={handleClose}
        title={t(($) => $.send.title)}
        closeLabel={common(($) => $.action.close)}
        lead={draft && <BackButton label={t(($) => $.progress.back)} onClick={() => onView("progress")} />}
        footer={
          !inProgress && (
            <SendFooter
              send={send}
              draft={draft}
              onSend={() => void handleSend()}
              onSave={async () => goTo(await send.saveDraft())}
              onSchedule={draft && can(draft, "schedule") ? handleSchedule : undefined}
            />
          )
        }
      >
        {draft ? (
          <p className="flex flex-wrap items-center gap-2 px-5 pb-3 text-xs text-ink-2 sm:px-6">
            <DraftState draft={draft} />
          </p>
        ) : (
          <div ref={tabs}>{may && <SendTabs view={view} count={drafts.total} onView={onView} />}</div>
        )}
        {inProgress ? (
          <DraftList drafts={drafts} onEdit={props.onEdit} onNew={() => onView("new")} />
        ) : (
          <div ref={body}>
            <ComposerBand qualities={send.chosen} />
            <SendFields
              send={send}
              allocation={allocation}
              locked={locked}
              begin={wrong ? null : to || draft || gif ? "message" : "sendTo"}
              onSubmit={() => void handleSend()}
              onGif={apps.has("gif") ? () => setGif("choosing") : undefined}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
