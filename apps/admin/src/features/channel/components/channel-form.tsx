import { ApiError } from "@plaudit/api/client.ts";
import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { SaveBar } from "@plaudit/ui/form/save-bar.tsx";
import { StaleNotice } from "@plaudit/ui/form/stale-notice.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { type Channel, type FreshLink, useSaveChannel } from "../data.ts";
import { fieldOf, NAME_MAX, toBody, useChannelForm } from "../form.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { LookFields } from "./look-fields.tsx";
import { ShowsFields } from "./shows-fields.tsx";

const LIST = "/integrations/plaudit-tvs";

interface Props {
  channel: Channel | null;
  /** Reads the channel again after somebody else changed it. */
  onReload?: () => void;
}
export function ChannelForm({ channel, onReload }: Props) {
  const { t } = useTranslation("channel");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const navigate = useNavigate();
  const tenant = useTenant();
  const form = useChannelForm(channel, tenant?.language ?? "en", {
    required: admin(($) => $.field.required),
    tooLong: (count) => admin(($) => $.field.tooLong, { count }),
    oneLine: admin(($) => $.field.oneLine),
    content: t(($) => $.form.contentMissing),
    origins: t(($) => $.form.originsWrong),
  });
  const { register, control, handleSubmit } = form;
  const { errors, isDirty } = useFormState({ control });
  const name = useWatch({ control, name: "name" });
  // The version that this form shows, whatever is read behind it.
  const [version] = useState(channel?.version ?? 0);
  const { save, saving } = useSaveChannel(channel?.id ?? null, version);
  const [stale, setStale] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [fresh, setFresh] = useState<FreshLink | null>(null);

  useEffect(() => {
    if (!done) return;
    toast.ok(admin(($) => (channel ? $.done.save : $.done.add), { name: done }));
    void navigate(LIST);
  }, [done, navigate, admin, channel]);

  const submit = handleSubmit(async (values) => {
    setStale(false);
    try {
      const made = await save(toBody(values));
      if (made) setFresh(made);
      else setDone(values.name.trim());
    } catch (error) {
      if (error instanceof ApiError && error.error === "VersionConflict") return setStale(true);
      if (error instanceof ApiError)
        for (const detail of error.details) {
          const [first = ""] = String(detail.path).split(".");
          detail.path = fieldOf[first] ?? first;
        }
      const loose = applyFormErrors(form, error, ["name", "recognition", "teams", "origins"], {
        unknown: common(($) => $.error.unknown),
        fallback: common(($) => $.error.form),
      });
      if (loose) toast.error(loose);
    }
  });
  return (
    <>
      <form onSubmit={submit} noValidate>
        <FormErrors errors={[errors.root?.message]} />
        {stale && (
          <StaleNotice
            text={t(($) => $.form.stale)}
            reload={t(($) => $.form.reload)}
            {...(onReload ? { onReload } : {})}
          />
        )}
        <FormSection title={t(($) => $.form.place)} hint={t(($) => $.form.placeHint)}>
          <TextField
            label={t(($) => $.form.name)}
            error={errors.name?.message}
            count={[name.length, NAME_MAX]}
            autoFocus={channel === null}
            {...register("name")}
          />
        </FormSection>
        <ShowsFields form={form} />
        <LookFields form={form} />
        <FormSection title={t(($) => $.form.frames)} hint={t(($) => $.form.framesHint)}>
          <TextArea
            label={t(($) => $.form.origins)}
            optional={admin(($) => $.field.optional)}
            hint={t(($) => $.form.originsHint)}
            error={errors.origins?.message}
            rows={2}
            dir="ltr"
            spellCheck={false}
            {...register("origins")}
          />
        </FormSection>
        <div className="h-8" />
        <SaveBar
          saving={saving}
          off={channel !== null && !isDirty}
          labels={{
            save: common(($) => $.action.save),
            saving: common(($) => $.action.saving),
            cancel: common(($) => $.action.cancel),
          }}
          onCancel={() => void navigate(LIST)}
          note={isDirty && !done && !fresh ? admin(($) => $.unsaved) : null}
        />
        <LeaveGuard
          when={isDirty && !done && !fresh}
          labels={{
            title: admin(($) => $.leave.title),
            text: admin(($) => $.leave.text),
            leave: admin(($) => $.leave.leave),
            stay: admin(($) => $.leave.stay),
            close: common(($) => $.action.close),
          }}
        />
      </form>
      <LinkDialog fresh={done ? null : fresh} onClose={() => setDone(name.trim())} />
    </>
  );
}
