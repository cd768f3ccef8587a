import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { type FormEvent, useState } from "react";

export interface Failed {
  field?: string;
  form?: string;
}

/** The error of a form's only field, or of the whole form. */
export function useFailure() {
  const errorText = useErrorText();
  return (error: unknown, path: string): Failed => {
    const detail = error instanceof ApiError && error.details.find((one) => one.path === path);
    return detail ? { field: detail.message } : { form: errorText(error) };
  };
}

/** Submits a form with this one field: once at a time, and its error is kept until the next try. */
export function useSubmit(path: string, send: () => Promise<unknown>) {
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>({});
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed({});
    await send().catch((error: unknown) => setFailed(failure(error, path)));
    setBusy(false);
  }
  return { busy, failed, handleSubmit };
}
