import { ApiError } from "@plaudit/api/client.ts";
import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { keepFields } from "@plaudit/ui/form/keep-fields.ts";
import { SaveBar } from "@plaudit/ui/form/save-bar.tsx";
import { StaleNotice } from "@plaudit/ui/form/stale-notice.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { useState } from "react";
import { Controller, useFormState } from "react-hook-form";
import { useFormWords } from "../../../lib/field-words.ts";
import { type MemberRecord, useSaveMember } from "../data.ts";
import { toBody, useMemberForm } from "../form.ts";
import { PersonFields } from "./person-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PreferenceFields } from "./preference-fields.tsx";

interface Props {
  member: MemberRecord;
  /** Reads the person again after somebody else changed them. */
  onReload: () => void;
  /** What was saved is what stands here now. */
  onSaved: () => void;
}
const fields = [
  "firstName",
  "lastName",
  "email",
  "jobTitle",
  "department",
  "country",
  "locale",
  "timezone",
  "role",
] as const;

/** Questions at the start in words, answers at the end; what is wrong stands at its field and once in the bar. */
export function MemberForm({ member, onReload, onSaved }: Props) {
  const { t } = useTranslation("people");
  const words = useFormWords();
  const form = useMemberForm(member, { ...words, badEmail: t(($) => $.form.badEmail) });
  const { control, handleSubmit, setError, reset } = form;
  const { errors, isDirty } = useFormState({ control });
  const { save, saving } = useSaveMember(member.id, member.version);
  const [stale, setStale] = useState(false);
  const [discarded, setDiscarded] = useState(0);
  const admin = useTranslation("admin").t;
  const submit = handleSubmit(async (values) => {
    setStale(false);
    try {
      const saved = await save(toBody(values));
      reset({ ...values, avatar: undefined }, keepFields);
      toast.ok(admin(($) => $.done.save, { name: saved.name }));
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.error === "VersionConflict") return setStale(true);
      const at = { avatarId: "avatar", managerIds: "managers", teamIds: "teams" } as const;
      for (const [path, field] of Object.entries(at)) {
        const detail = error instanceof ApiError && error.details.find((one) => String(one.path).startsWith(path));
        if (detail) return setError(field, { type: "server", message: detail.message }, { shouldFocus: true });
      }
      const loose = applyFormErrors(form, error, fields, words.errors);
      if (loose) toast.error(loose);
    }
  });
  const wrong = Object.keys(errors).filter((name) => name !== "root").length;
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-3 empty:hidden">
        <FormErrors errors={[errors.root?.message]} />
        {stale && <StaleNotice text={t(($) => $.form.stale)} reload={t(($) => $.form.reload)} onReload={onReload} />}
      </div>
      <FormSection title={t(($) => $.form.person)} hint={t(($) => $.form.personHint)}>
        <PersonFields form={form} member={member} discarded={discarded} />
      </FormSection>
      <FormSection title={t(($) => $.form.place)} hint={t(($) => $.form.placeHint)}>
        <PlaceFields form={form} member={member} mayChangeRole={can(member, "changeRole")} />
      </FormSection>
      <FormSection title={t(($) => $.form.preferences)} hint={t(($) => $.form.preferencesHint)}>
        <PreferenceFields form={form} />
      </FormSection>
      <FormSection title={t(($) => $.form.profile)} hint={t(($) => $.form.profileHint)}>
        <Controller
          control={control}
          name="publicStaffProfile"
          render={({ field }) => (
            <Switch
              checked={field.value}
              onChange={field.onChange}
              label={t(($) => $.form.public)}
              hint={t(($) => $.form.publicHint)}
            />
          )}
        />
      </FormSection>
      <SaveBar
        saving={saving}
        off={!isDirty}
        cancelOff={!isDirty}
        labels={{ ...words.save, cancel: t(($) => $.form.discard) }}
        onCancel={() => {
          reset(undefined, keepFields);
          setDiscarded(discarded + 1);
        }}
        note={
          wrong > 0 ? (
            <span className="font-medium text-danger-text">{t(($) => $.form.problems, { count: wrong })}</span>
          ) : isDirty ? (
            words.unsaved
          ) : null
        }
      />
      <LeaveGuard when={isDirty && !saving} labels={words.leave} />
    </form>
  );
}
