import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/** An error of a call, as far as forms need it. */
interface Failure {
  status: number;
  error: string;
  msg: string;
  details: { path?: (string | number)[] | string; message: string }[];
  data?: unknown;
}
export interface FormErrorTexts {
  /** 'Unknown Error': a detail without a message. */
  unknown: string;
  /** The message for a call without a response, or with one that nobody handles. */
  failed: (error: unknown) => string;
}

export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && Array.isArray((error as Partial<Failure> & Error).details);
const nameOf = (path: (string | number)[] | string | undefined) =>
  typeof path === "string" ? path : (path ?? []).join(".");
const isOutOfReach = ({ status }: Failure) => status === 0 || status === 429 || status >= 500;

/**
 * Puts the details of a ValidationError at their fields and the rest on the form (`errors.root`), the first field in focus. Returns the
 * text of errors without a field, so that it can be notified too; null if every error has its field.
 */
export function applyFormErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "setError">,
  error: unknown,
  fieldAt: (path: string) => Path<T> | undefined,
  texts: FormErrorTexts,
): string | null {
  const root = (message: string) => {
    form.setError("root", { type: "server", message });
    return message;
  };
  if (!isFailure(error) || isOutOfReach(error)) return root(texts.failed(error));
  const loose: string[] = [];
  let first = true;
  for (const detail of error.details) {
    const field = fieldAt(nameOf(detail.path));
    const message = detail.message || texts.unknown;
    if (!field) {
      loose.push(message);
      continue;
    }
    form.setError(field, { type: "server", message }, { shouldFocus: first });
    first = false;
  }
  if (loose.length > 0) return root([...new Set(loose)].join(" "));
  if (!first) return null;
  return root(
    error.error === "ValidationError" ? error.msg || texts.unknown : error.msg || error.error || texts.failed(error),
  );
}
