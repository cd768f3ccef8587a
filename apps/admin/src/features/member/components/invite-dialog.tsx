import { useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { keepFields } from "@plaudit/ui/form/keep-fields.ts";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useGuardedClose } from "@plaudit/ui/use-guarded-close.ts";
import { type KeyboardEvent, useId } from "react";
import { Controller, useFormState, useWatch } from "react-hook-form";
import { useFormWords } from "../../../lib/field-words.ts";
import { findPeople, useAddMember } from "../data.ts";
import { noInvite, toNewMember, useInviteForm } from "../form.ts";
import { usePickerLabels } from "../picker-labels.ts";
import { RoleChoice } from "./role-choice.tsx";

/** One person after the other: it stays open, empty and ready, until it is closed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("people");
  const common = useTranslation("common").t;
  const words = useFormWords();
  const id = useId();
  const form = useInviteForm({ ...words, badEmail: t(($) => $.form.badEmail) });
  const { register, control, handleSubmit, reset, setFocus, setValue } = form;
  const { errors, isDirty } = useFormState({ control });
  const [invite, email] = useWatch({ control, name: ["invite", "email"] });
  const { add, saving } = useAddMember();
  const guard = useGuardedClose(isDirty, onClose);
  const people = usePickerLabels(t(($) => $.form.findPerson));
  const sends = invite && email.trim() !== "";

  const submit = (again: boolean) =>
    handleSubmit(async (values) => {
      try {
        const added = await add(toNewMember(values));
        toast.ok(
          sends ? t(($) => $.invite.invited, { name: added.name }) : t(($) => $.invite.added, { name: added.name }),
        );
        if (!again) return onClose();
        reset({ ...noInvite, department: values.department, managers: values.managers }, keepFields);
        setFocus("firstName");
      } catch (error) {
        const fields = ["firstName", "lastName", "email", "jobTitle", "department"] as const;
        applyFormErrors(form, error, fields, words.errors);
      }
    });
  // Mail goes out by the button that says so: Enter in a field only leads there.
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !sends || !(event.target instanceof HTMLInputElement) || event.defaultPrevented)
      return;
    event.preventDefault();
    const send = [...event.currentTarget.elements].find((field) => field.matches("[type=submit]"));
    (send as HTMLElement).focus();
  };
  return (
    <>
      <Dialog
        open
        onClose={guard.ask}
        title={t(($) => $.invite.title)}
        closeLabel={common(($) => $.action.close)}
        width="sm:max-w-[38rem]"
        footer={
          <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col">
            <Button kind="line" off={saving} onClick={() => void submit(true)()}>
              {t(($) => $.invite.another)}
            </Button>
            <SubmitButton form={id} busy={saving} busyLabel={common(($) => $.action.saving)}>
              {sends ? t(($) => $.invite.saveSend) : t(($) => $.invite.save)}
            </SubmitButton>
          </div>
        }
      >
        <form
          id={id}
          onSubmit={submit(false)}
          onKeyDown={handleKeyDown}
          noValidate
          className="grid gap-4 px-5 pb-5 sm:px-6"
        >
          <p className="text-sm text-ink-2">{t(($) => $.invite.lead)}</p>
          <FormErrors errors={[errors.root?.message]} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t(($) => $.form.firstName)}
              autoComplete="off"
              data-autofocus
              error={errors.firstName?.message}
              {...register("firstName")}
            />
            <TextField
              label={t(($) => $.form.lastName)}
              autoComplete="off"
              error={errors.lastName?.message}
              {...register("lastName")}
            />
          </div>
          <TextField
            label={t(($) => $.form.email)}
            optional={words.optional}
            type="email"
            inputMode="email"
            autoComplete="off"
            error={errors.email?.message}
            {...register("email", {
              onChange: ({ target }) => target.value.trim() === "" && setValue("invite", false),
            })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t(($) => $.form.jobTitle)}
              optional={words.optional}
              autoComplete="off"
              error={errors.jobTitle?.message}
              {...register("jobTitle")}
            />
            <TextField
              label={t(($) => $.form.department)}
              optional={words.optional}
              autoComplete="off"
              error={errors.department?.message}
              {...register("department")}
            />
          </div>
          <ChoiceField
            control={control}
            name="managers"
            label={t(($) => $.form.managers)}
            optional={words.optional}
            search={findPeople}
            labels={people}
            most={10}
          />
          <Controller
            control={control}
            name="role"
            render={({ field }) => <RoleChoice value={field.value} onChange={field.onChange} />}
          />
          <Controller
            control={control}
            name="invite"
            render={({ field }) => (
              <Switch
                checked={sends}
                disabled={email.trim() === ""}
                onChange={field.onChange}
                label={t(($) => $.invite.send)}
                hint={t(($) => $.invite.sendHint)}
              />
            )}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        open={guard.open}
        title={words.leave.title}
        confirmLabel={words.leave.leave}
        cancelLabel={words.leave.stay}
        closeLabel={words.leave.close}
        danger
        onConfirm={guard.onConfirm}
        onCancel={guard.onCancel}
      >
        {words.leave.text}
      </ConfirmDialog>
    </>
  );
}
