import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@plaudit/api/client.ts";
import { useFormLabels } from "@plaudit/i18n/form-labels.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { PasswordField } from "@plaudit/ui/form/password-field.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { changePassword } from "../features/settings/data.ts";
import { emptyPasswordForm, type PasswordForm, passwordForm } from "../features/settings/form.ts";
import { pathTo } from "../screens.ts";

const fields = ["currentPassword", "password"] as const;

function usePasswordForm() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const labels = useFormLabels();
  const navigate = useNavigate();
  const form = useForm<PasswordForm>({ resolver: zodResolver(passwordForm(t)), defaultValues: emptyPasswordForm });
  const submit = form.handleSubmit(async (values) => {
    try {
      await changePassword(values);
      toast.ok(common(($) => $.success.updated));
      void navigate(pathTo("settings"));
    } catch (error) {
      if (error instanceof ApiError && error.error === "InvalidCredentials") {
        form.setError("currentPassword", { message: t(($) => $.password.currentWrong) }, { shouldFocus: true });
      } else applyFormErrors(form, error, (path) => fields.find((field) => field === path), labels.errors);
    }
  });
  return { form, submit, labels };
}

export function Component() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { form, submit, labels } = usePasswordForm();
  const { errors, isDirty, isSubmitting } = form.formState;
  const looks = { showLabel: t(($) => $.password.show), hideLabel: t(($) => $.password.hide) };
  return (
    <SettingsPage title={t(($) => $.password.change)} note={t(($) => $.password.others)}>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:max-w-[28rem]">
        <FormErrors errors={[errors.root?.message]} />
        <PasswordField
          {...form.register("currentPassword")}
          {...looks}
          autoComplete="current-password"
          label={t(($) => $.password.current)}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...form.register("password")}
          {...looks}
          autoComplete="new-password"
          label={t(($) => $.password.new)}
          hint={t(($) => $.password.hint)}
          error={errors.password?.message}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton busy={isSubmitting} busyLabel={common(($) => $.action.saving)}>
            {t(($) => $.password.change)}
          </SubmitButton>
          <LinkButton kind="quiet" to={pathTo("settings")}>
            {common(($) => $.action.cancel)}
          </LinkButton>
        </div>
      </form>
      <LeaveGuard when={isDirty && !isSubmitting} labels={labels.leave} />
    </SettingsPage>
  );
}
