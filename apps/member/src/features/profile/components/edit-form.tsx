import { ApiError } from "@plaudit/api/client.ts";
import type { CurrentMember } from "@plaudit/api/profile.ts";
import { useDraft } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { SaveBar } from "@plaudit/ui/form/save-bar.tsx";
import { StaleNotice } from "@plaudit/ui/form/stale-notice.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useGuardedClose } from "@plaudit/ui/use-guarded-close.ts";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  checkDraft,
  draftOf,
  faultsOf,
  isChanged,
  NAME_MAX,
  type ProfileDraft,
  type ProfileFaults,
  saveProfile,
} from "../edit.ts";
import { AvatarField } from "./avatar-field.tsx";

function useProfileForm(me: CurrentMember, leave: () => void) {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const [initial] = useState(() => draftOf(me));
  const [draft, keep, clear] = useDraft<ProfileDraft>("profile", initial);
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [state, setState] = useState<"open" | "saving" | "stale">("open");
  const form = useRef<HTMLFormElement>(null);
  const show = (found: ProfileFaults) => {
    setFaults(found);
    const [first] = ["firstName", "lastName"].filter((name) => name in found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    const found = checkDraft(draft, {
      required: t(($) => $.edit.required),
      tooLong: t(($) => $.edit.tooLong, { count: NAME_MAX }),
      oneLine: t(($) => $.edit.oneLine),
    });
    show(found);
    if (Object.keys(found).length > 0) return;
    setState("saving");
    try {
      await saveProfile(draft);
      clear();
      toast.ok(common(($) => $.success.updated));
      leave();
    } catch (error) {
      if (error instanceof ApiError && error.error === "VersionConflict") return setState("stale");
      setState("open");
      if (error instanceof ApiError && error.status === 400) show(faultsOf(error, errorText(error)));
      else show({ root: errorText(error) });
    }
  }
  const set = (change: Partial<ProfileDraft>) => {
    setFaults({});
    keep({ ...draft, ...change });
  };
  return { form, draft, set, clear, faults, state, save, changed: isChanged(draft, me) };
}

type Props = { me: CurrentMember; onReload: () => void };

/** One's own profile; what is typed outlives this page until it is saved or discarded. */
export function EditForm({ me, onReload }: Props) {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const leave = () => void navigate("/profile/me");
  const { form, draft, set, clear, faults, state, save, changed } = useProfileForm(me, leave);
  const guard = useGuardedClose(changed, () => {
    clear();
    leave();
  });
  const name = (field: "firstName" | "lastName", label: string, autoComplete: string) => (
    <TextField
      name={field}
      label={label}
      autoComplete={autoComplete}
      value={draft[field]}
      error={faults[field]}
      count={draft[field].length > NAME_MAX - 10 ? [draft[field].length, NAME_MAX] : undefined}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)}>
      <FormErrors errors={[faults.root]} />
      {state === "stale" && (
        <StaleNotice
          text={t(($) => $.edit.stale)}
          reload={t(($) => $.edit.reload)}
          onReload={() => {
            clear();
            onReload();
          }}
        />
      )}
      <FormSection title={t(($) => $.edit.picture)} hint={t(($) => $.edit.pictureHint)}>
        <AvatarField me={me} avatar={draft.avatar} error={faults.avatarId} onChange={(avatar) => set({ avatar })} />
      </FormSection>
      <FormSection title={t(($) => $.edit.names)} hint={t(($) => $.edit.namesHint)}>
        {name(
          "firstName",
          t(($) => $.edit.firstName),
          "given-name",
        )}
        {name(
          "lastName",
          t(($) => $.edit.lastName),
          "family-name",
        )}
      </FormSection>
      <FormSection title={t(($) => $.edit.seen)}>
        <Switch
          label={t(($) => $.edit.public)}
          hint={t(($) => $.edit.publicHint)}
          checked={draft.publicStaffProfile}
          onChange={(publicStaffProfile) => set({ publicStaffProfile })}
        />
        <Switch
          label={t(($) => $.edit.privately)}
          hint={t(($) => $.edit.privatelyHint)}
          checked={draft.prefersPrivate}
          onChange={(prefersPrivate) => set({ prefersPrivate })}
        />
      </FormSection>
      <SaveBar
        saving={state === "saving"}
        off={!changed}
        labels={{
          save: common(($) => $.action.save),
          saving: common(($) => $.action.saving),
          cancel: common(($) => $.action.cancel),
        }}
        note={changed ? t(($) => $.edit.unsaved) : null}
        onCancel={guard.ask}
      />
      <ConfirmDialog
        open={guard.open}
        title={t(($) => $.edit.discard.title)}
        confirmLabel={t(($) => $.edit.discard.confirm)}
        cancelLabel={t(($) => $.edit.discard.stay)}
        closeLabel={common(($) => $.action.close)}
        danger
        onConfirm={guard.onConfirm}
        onCancel={guard.onCancel}
      >
        {t(($) => $.edit.discard.text)}
      </ConfirmDialog>
    </form>
  );
}
