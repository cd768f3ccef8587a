import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@plaudit/api/client.ts";
import { teamBody } from "@plaudit/api/team.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { type Choice, ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { SaveBar } from "@plaudit/ui/form/save-bar.tsx";
import { StaleNotice } from "@plaudit/ui/form/stale-notice.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { useEffect, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { fieldFault, useFormWords } from "../../../lib/field-words.ts";
import { findPeople, type Team, useSaveTeam } from "../data.ts";

interface Props {
  team: Team | null;
  onReload?: () => void;
}
const NAME_MAX = 80;

export function TeamForm({ team, onReload }: Props) {
  const { t } = useTranslation("people");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const words = useFormWords();
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { name: team?.name ?? "" },
    mode: "onTouched",
    resolver: zodResolver(teamBody, { error: (issue) => fieldFault(words, issue) }),
  });
  const { register, control, handleSubmit } = form;
  const { errors, isDirty } = useFormState({ control });
  const name = useWatch({ control, name: "name" });
  const [members, setMembers] = useState<Choice[]>([]);
  const [stale, setStale] = useState(false);
  const [saved, setSaved] = useState<Team | null>(null);
  const { save, saving } = useSaveTeam(team);
  const dirty = isDirty || members.length > 0;
  useEffect(() => {
    if (!saved) return;
    toast.ok(team ? admin(($) => $.done.save, { name: saved.name }) : t(($) => $.team.made, { name: saved.name }));
    void navigate(`/team/${saved.id}`, { replace: true });
  }, [saved, navigate, admin, t, team]);
  const submit = handleSubmit(async (values) => {
    setStale(false);
    try {
      setSaved(
        await save(
          values.name,
          members.map((one) => one.id),
        ),
      );
    } catch (error) {
      if (error instanceof ApiError && error.error === "VersionConflict") setStale(true);
      else applyFormErrors(form, error, ["name"], words.errors);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="max-w-171">
      <div className="grid gap-6">
        <FormErrors errors={[errors.root?.message]} />
        {stale && (
          <StaleNotice text={t(($) => $.form.staleTeam)} reload={t(($) => $.form.reload)} onReload={onReload} />
        )}
        <TextField
          label={t(($) => $.team.name)}
          hint={t(($) => $.team.nameHint)}
          error={errors.name?.message}
          count={[name.length, NAME_MAX]}
          autoFocus={team === null}
          {...register("name")}
        />
        {team === null && (
          <ChoicePicker
            label={t(($) => $.team.members)}
            optional={words.optional}
            value={members}
            onChange={setMembers}
            search={findPeople}
            labels={{
              placeholder: t(($) => $.form.findPerson),
              remove: (one) => t(($) => $.form.remove, { name: one }),
              none: common(($) => $.search.none),
              loading: common(($) => $.action.loading),
              failed: common(($) => $.search.failed),
            }}
          />
        )}
      </div>
      <div className="h-8" />
      <SaveBar
        saving={saving}
        off={team !== null && !dirty}
        labels={words.save}
        onCancel={() => void navigate(team ? `/team/${team.id}` : "/manage/teams")}
        note={dirty && !saved ? words.unsaved : null}
      />
      <LeaveGuard when={dirty && !saved} labels={words.leave} />
    </form>
  );
}
