import { useTranslation } from "@plaudit/i18n/react.ts";

export interface FieldWords {
  required: string;
  tooLong: (max: number) => string;
  oneLine: string;
}
/** What is said of a field that the contract refuses, where nothing more is known of it. */
export function fieldFault(words: FieldWords, issue: { code?: string; maximum?: unknown }): string {
  if (issue.code === "too_big") return words.tooLong(Number(issue.maximum));
  return issue.code === "custom" ? words.oneLine : words.required;
}

/** What every form of the console says of a field, of leaving and of saving. */
export function useFormWords() {
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  return {
    optional: admin(($) => $.field.optional),
    required: admin(($) => $.field.required),
    tooLong: (count: number) => admin(($) => $.field.tooLong, { count }),
    oneLine: admin(($) => $.field.oneLine),
    unsaved: admin(($) => $.unsaved),
    save: {
      save: common(($) => $.action.save),
      saving: common(($) => $.action.saving),
      cancel: common(($) => $.action.cancel),
    },
    errors: { unknown: common(($) => $.error.unknown), fallback: common(($) => $.error.form) },
    leave: {
      title: admin(($) => $.leave.title),
      text: admin(($) => $.leave.text),
      leave: admin(($) => $.leave.leave),
      stay: admin(($) => $.leave.stay),
      close: common(($) => $.action.close),
    },
  };
}
