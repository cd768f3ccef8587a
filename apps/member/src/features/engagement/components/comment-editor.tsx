import { useMe } from "@plaudit/api/react";
import { measureText, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { LazyEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { findPeople } from "../../../lib/find-people.ts";

/** Something is written and it fits. */
export const isComment = (body: RichText) => measureText(body, textLimits.comment).fault === null;

type Props = {
  value: RichText;
  onChange: (value: RichText) => void;
  onSubmit: () => void;
  error?: string;
  autoFocus?: boolean;
};

export function CommentEditor(props: Props) {
  const { t } = useTranslation("engagement");
  const { data: me } = useMe();
  return (
    <LazyEditor
      {...props}
      compact
      maxLength={textLimits.comment}
      measured={measureText(props.value, textLimits.comment)}
      searchPeople={(search) => findPeople(search, me ? [me.id] : [])}
      labels={{
        label: t(($) => $.comments.write),
        placeholder: t(($) => $.comments.write),
        mention: t(($) => $.comments.mention),
        none: t(($) => $.comments.searchNone),
        loading: t(($) => $.comments.searching),
        failed: t(($) => $.comments.searchFailed),
        tooLong: t(($) => $.comments.tooLong),
      }}
    />
  );
}
