import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";

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
