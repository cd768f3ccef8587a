import { useMe } from "@plaudit/api/react";
import type { RichText } from "@plaudit/api/rich-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { LazyEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { findPeople } from "../data.ts";

export const longestComment = 1000;

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
      maxLength={longestComment}
      searchPeople={findPeople(me?.id ?? "")}
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
