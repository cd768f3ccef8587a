import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { type FormEvent, useState } from "react";
import { useAuthPlace } from "./auth-place.tsx";
import { isDead, ownStep } from "./data.ts";
import { entranceOf, type Invitation } from "./invitation.ts";
import { focusFirstInvalid } from "./plain-form.ts";

export interface InvitationFormProps {
  title: string;
  token: string;
  invitation: Invitation;
  tenant: string;
  onDead: () => void;
  /** What was known of the invitation no longer holds. */
  onChanged: () => void;
}
type Field = "firstName" | "lastName" | "password";
export type Problems = Partial<Record<Field | "form", string>>;

interface Entering {
  check: (fields: Record<Field, string>) => Problems;
  /** Null where something else is due first. */
  enter: (fields: Record<Field, string>) => Promise<{ state: string; next: string } | null>;
  /** The error of a field, if there is one. */
  fault?: (error: unknown) => Problems | null;
}

const named = (error: unknown): Problems | null => {
  const details = error instanceof ApiError ? error.details : [];
  return details.length > 0 ? Object.fromEntries(details.map(({ path, message }) => [String(path), message])) : null;
};

/** Sends the form of an invitation and goes on into the tenant. */
export function useEntrance(
  { onDead, onChanged }: Pick<InvitationFormProps, "onDead" | "onChanged">,
  { check, enter, fault }: Entering,
) {
  const errorText = useErrorText();
  const { go } = useAuthPlace();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: Field) => String(data.get(name) ?? "");
    const fields = {
      firstName: text("firstName").trim(),
      lastName: text("lastName").trim(),
      password: text("password"),
    };
    const found = check(fields);
    setProblems(found);
    if (Object.values(found).some(Boolean)) return focusFirstInvalid(form);
    setBusy(true);
    ownStep.on = true;
    try {
      const entrance = await enter(fields);
      if (entrance) return go(entranceOf(entrance), true);
      ownStep.on = false;
      setBusy(false);
    } catch (error) {
      ownStep.on = false;
      setBusy(false);
      if (isDead(error)) return onDead();
      if (error instanceof ApiError && error.error === "Conflict" && !fault) return onChanged();
      setProblems(fault?.(error) ?? named(error) ?? { form: errorText(error) });
      focusFirstInvalid(form);
    }
  }
  return { busy, problems, handleSubmit };
}
