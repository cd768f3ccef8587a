import { useMe } from "@plaudit/api/react";
import { measureText, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
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
  const { number } = useFormat();
  const { data: me } = useMe();
  const measured = measureText(value, textLimits.award);
  return (
    <>
      <p aria-hidden="true" className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold">
        {t(($) => $.send.message)}
        <span
          dir="ltr"
          className={`text-xs tabular-nums ${measured.fault === "tooLong" ? "text-danger-text" : "font-normal text-ink-2"}`}
        >
          {number(measured.length)} / {number(textLimits.award)}
        </span>
      </p>
      <LazyEditor
        {...field}
        counted
        value={value}
        maxLength={textLimits.award}
        measured={measured}
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
