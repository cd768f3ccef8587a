import type { Comment } from "@plaudit/api/engagement.ts";
import { useMe } from "@plaudit/api/react";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { emptyText } from "@plaudit/ui/entity/rich-text.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { Send } from "@plaudit/ui/later-icons.tsx";
import type { Subject } from "../subject.ts";
import { useComment } from "../thread-data.ts";
import { CommentEditor, isComment } from "./comment-editor.tsx";

const nothing = { body: emptyText };

type Props = { subject: Subject; autoFocus?: boolean | undefined; onSent: (comment: Comment) => void };

/** The reader's own comment; what is typed survives a failure, a reload and an expired session. */
export function CommentForm({ subject, autoFocus, onSent }: Props) {
  const { t } = useTranslation("engagement");
  const { data: me } = useMe();
  const say = useErrorText();
  const [draft, save, clear] = useDraft(`comment.${subject.id}`, nothing);
  const { comment, pending, error } = useComment(subject);
  const ready = isComment(draft.body) && !pending;
  async function handleSend() {
    if (!ready) return;
    try {
      onSent(await comment(draft.body));
      clear();
    } catch {
      // Shown below; the text stays.
    }
  }
  return (
    <form
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSend();
      }}
    >
      {me && <Avatar person={me} decorative className="mt-1 max-sm:hidden" />}
      <div className="grid min-w-0 grow gap-2">
        <CommentEditor
          value={draft.body}
          onChange={(body) => save({ body })}
          onSubmit={() => void handleSend()}
          autoFocus={autoFocus}
        />
        <FormErrors errors={[error ? say(error) : undefined]} />
        <Button type="submit" size="sm" off={!ready} className="justify-self-end">
          <Send className="size-4 rtl:[scale:-1_1]" aria-hidden="true" />
          {t(($) => $.comments.send)}
        </Button>
      </div>
    </form>
  );
}
