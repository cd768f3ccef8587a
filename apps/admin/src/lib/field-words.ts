import { useTranslation } from "@plaudit/i18n/react.ts";

/** What every form of the console says of a field, of leaving and of saving. */
export function useFormWords() {
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  return {
    optional: admin(($) => $.field.optional),
    required: admin(($) => $.field.required),
    tooLong: (count: number) => admin(($) => $.field.tooLong, { count }),
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
