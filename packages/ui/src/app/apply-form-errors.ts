import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/** What a failed call says, as far as forms care. */
interface Failure {
  error: string;
  msg: string;
  details: { path?: (string | number)[] | string; message: string }[];
}
interface Words {
  /** 'Unknown Error': a detail without words. */
  unknown: string;
  /** 'Oops. Something went wrong': nothing could be matched. */
  fallback: string;
}

const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && Array.isArray((error as Partial<Failure> & Error).details);
const nameOf = (path: (string | number)[] | string | undefined) =>
  (typeof path === "string" ? path.split(".") : (path ?? [])).filter((part) => part !== "body").join(".");

/**
 * Puts the details of a ValidationError at their fields and the rest on the form (`errors.root`), the first field in focus. Answers what
 * was said without a field, so that it can be notified too; null when everything found its field.
 */
export function applyFormErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "setError">,
  error: unknown,
  fields: readonly Path<T>[],
  words: Words,
): string | null {
  const root = (message: string) => {
    form.setError("root", { type: "server", message });
    return message;
  };
  if (!isFailure(error)) return root(words.fallback);
  const loose: string[] = [];
  let first = true;
  for (const detail of error.details) {
    const name = nameOf(detail.path);
    const message = detail.message || words.unknown;
    const field = fields.find((known) => known === name) ?? fields.find((known) => name.startsWith(`${known}.`));
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
    error.error === "ValidationError" ? error.msg || words.unknown : error.msg || error.error || words.fallback,
  );
}
