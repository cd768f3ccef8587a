import { useMe } from "@plaudit/api/react";
import { measureText, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { LazyEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { findPeople } from "../../../lib/find-people.ts";

type Props = {
  value: RichText;
  onChange: (value: RichText) => void;
  onSubmit: () => void;
  error?: string | undefined;
  autoFocus?: boolean;
};

/** What an award says; colleagues can be mentioned. */
export function MessageField({ value, error, ...field }: Props) {
  const { t } = useTranslation("award");
  const { data: me } = useMe();
  return (
    <>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {t(($) => $.send.message)}
      </p>
      <LazyEditor
        {...field}
        value={value}
        maxLength={textLimits.award}
        measured={measureText(value, textLimits.award)}
        searchPeople={(search) => findPeople(search, me ? [me.id] : [])}
        {...(error && { error })}
        labels={{
          label: t(($) => $.send.message),
          placeholder: t(($) => $.send.messageHint),
          mention: t(($) => $.send.mention),
          none: t(($) => $.send.none),
          loading: t(($) => $.send.searching),
          failed: t(($) => $.send.failed),
          tooLong: t(($) => $.send.tooLong),
        }}
      />
    </>
  );
}
