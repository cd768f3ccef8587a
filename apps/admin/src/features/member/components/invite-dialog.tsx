import { newMemberBody } from "@plaudit/api/member.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { LeaveDialog } from "@plaudit/ui/leave-dialog.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useGuardedClose } from "@plaudit/ui/use-guarded-close.ts";
import { type FormEvent, type KeyboardEvent, useId, useRef } from "react";
import { Controller, useWatch } from "react-hook-form";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findPeople } from "../../../lib/pickers.ts";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { type MemberRecord, useAddMember } from "../data.ts";
import { inviteFieldsOf, toNewMember, useBadEmail } from "../form.ts";
import { RoleChoice } from "./role-choice.tsx";

/** One person after the other: it stays open, empty and ready, until it is closed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("member");
  const { t: admin } = useTranslation("admin");
  const common = useTranslation("common").t;
  const message = useBadEmail();
  const id = useId();
  const again = useRef(false);
  const entityForm = useEntityForm({
    entity: null as MemberRecord | null,
    values: inviteFieldsOf,
    schema: newMemberBody,
    body: toNewMember,
    fieldOf: { managerIds: "managers" },
    fields: {},
    message,
    save: useAddMember(),
    saved: ({ name, status }) => admin(($) => $.done[status === "invited" ? "welcome" : "add"], { name }),
    onSaved: () => (again.current ? setFocus("firstName") : onClose()),
  });
  const { form, errors, dirty, saving, labels } = entityForm;
  const { register, control, setFocus, setValue } = form;
  const [invite, email] = useWatch({ control, name: ["invite", "email"] });
  const guard = useGuardedClose(dirty, onClose);
  const people = usePickerLabels(t(($) => $.form.findPerson));
  const sends = invite && email.trim() !== "";

  const submit = (another: boolean, event?: FormEvent) => {
    again.current = another;
    void entityForm.submit(event);
  };
  // Mail is sent only by its button: Enter in a field moves the focus there.
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
            <Button kind="line" off={saving} onClick={() => submit(true)}>
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
          onSubmit={(event) => submit(false, event)}
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
            optional={labels.optional}
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
              optional={labels.optional}
              autoComplete="off"
              error={errors.jobTitle?.message}
              {...register("jobTitle")}
            />
            <TextField
              label={t(($) => $.form.department)}
              optional={labels.optional}
              autoComplete="off"
              error={errors.department?.message}
              {...register("department")}
            />
          </div>
          <ChoiceField
            control={control}
            name="managers"
            label={t(($) => $.form.managers)}
            optional={labels.optional}
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
      <LeaveDialog open={guard.open} labels={labels.leave} onConfirm={guard.onConfirm} onCancel={guard.onCancel} />
    </>
  );
}
