import { useErrorText } from "./error-text.ts";
import { useFormat, useTranslation } from "./react.ts";

interface Issue {
  code?: string;
  origin?: string;
  maximum?: unknown;
}

/** Labels that all forms share: fields, saving, leaving. */
export function useFormLabels() {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const close = t(($) => $.action.close);
  return {
    optional: t(($) => $.form.optional),
    save: t(($) => $.action.save),
    saving: t(($) => $.action.saving),
    cancel: t(($) => $.action.cancel),
    discard: t(($) => $.form.discard),
    unsaved: t(($) => $.form.unsaved),
    kept: t(($) => $.form.kept),
    problems: (count: number) => t(($) => $.form.problems, { count }),
    stale: t(($) => $.form.stale),
    staleBy: (name: string, at: string) => t(($) => $.form.staleBy, { name, ago: format.ago(at) }),
    staleSelf: (at: string) => t(($) => $.form.staleSelf, { ago: format.ago(at) }),
    changed: (fields: string[]) => t(($) => $.form.changed, { fields: format.list(fields) }),
    keepMine: t(($) => $.form.keepMine),
    takeTheirs: t(($) => $.form.takeTheirs),
    leave: { ...t(($) => $.form.leave, { returnObjects: true }), close },
    discarding: { ...t(($) => $.form.discarding, { returnObjects: true }), close },
    fault: ({ code, origin, maximum }: Issue) => {
      if (code === "too_big" && origin === "string") return t(($) => $.form.tooLong, { count: Number(maximum) });
      return code === "custom" ? t(($) => $.form.oneLine) : t(($) => $.form.required);
    },
    errors: {
      unknown: t(($) => $.error.unknown),
      failed: (error: unknown) =>
        error instanceof Error && "status" in error ? errorText(error) : t(($) => $.error.form),
    },
  };
}
