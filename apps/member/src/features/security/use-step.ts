import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { type FormEvent, useState } from "react";

export type Problems = Partial<Record<"password" | "code" | "name" | "form", string>>;
interface Step {
  /** What is missing, by field. */
  check: (fields: FormData) => Problems;
  run: (fields: FormData) => Promise<void>;
  /** The field and sentence of a wrong answer, where the server's own does not say it. */
  wrong: (message: string) => Problems;
}

/** One form of a few fields, sent by its button; what was typed stays where it fails. */
export function useStep({ check, run, wrong }: Step) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const found = check(fields);
    setProblems(found);
    const focus = () => setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
    if (Object.values(found).some(Boolean)) return focus();
    setBusy(true);
    try {
      await run(fields);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.error === "InvalidCredentials";
      setProblems(isWrong ? wrong(errorText(error)) : { form: errorText(error) });
      focus();
    }
    setBusy(false);
  }
  return { busy, problems, handleSubmit, show: setProblems };
}
