import type { Translate } from "@plaudit/i18n/index.ts";

/** The server knows better; this only spares a round trip. */
export function emailProblem(email: string, t: Translate<"auth">): string | undefined {
  if (!email) return t(($) => $.signIn.emailNeeded);
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : t(($) => $.signIn.emailWrong);
}

/** Once the problems are drawn, the first of them has the focus. */
export function focusFirstInvalid(form: HTMLFormElement) {
  setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
}
