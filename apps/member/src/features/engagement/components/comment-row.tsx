import type { Comment } from "@plaudit/api/engagement.ts";
import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { CommentItem } from "@plaudit/ui/entity/comment-item.tsx";
import { emptyText } from "@plaudit/ui/entity/rich-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Flag, FlagOff, Pencil, SmilePlus, Trash2 } from "@plaudit/ui/icons.tsx";
import { useState } from "react";
import { report } from "../data.ts";
import { useReactionNames } from "../labels.ts";
import { editComment, reactToComment } from "../thread-data.ts";
import { CommentEditor, isComment } from "./comment-editor.tsx";

type Props = { comment: Comment; onDelete: () => void; onWho: () => void; onFlag: () => void };

function EditForm({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t: common } = useTranslation();
  const say = useErrorText();
  const [body, setBody] = useState(comment.body ?? emptyText);
  const [busy, setBusy] = useState(false);
  const ready = isComment(body) && !busy;
  async function handleSave() {
    if (!ready) return;
    setBusy(true);
    try {
      await editComment(comment, body);
      onClose();
    } catch (error) {
      toast.error(say(error));
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-2">
      <CommentEditor value={body} onChange={setBody} onSubmit={() => void handleSave()} autoFocus />
      <div className="flex justify-end gap-2">
        <Button kind="quiet" size="sm" onClick={onClose}>
          {common(($) => $.action.cancel)}
        </Button>
        <Button size="sm" off={!ready} onClick={() => void handleSave()}>
          {common(($) => $.action.save)}
        </Button>
      </div>
    </div>
  );
}

export function CommentRow({ comment, onDelete, onWho, onFlag }: Props) {
  const { t } = useTranslation("engagement");
  const names = useReactionNames();
  const format = useFormat();
  const say = useErrorText();
  const [editing, setEditing] = useState(false);
  const failed = (error: unknown) => void toast.error(say(error));
  const who = {
    label: t(($) => $.reactions.who),
    icon: <SmilePlus aria-hidden="true" />,
    onSelect: onWho,
  };
  const edit = {
    label: t(($) => $.comments.edit),
    icon: <Pencil aria-hidden="true" />,
    onSelect: () => setEditing(true),
  };
  const remove = {
    label: t(($) => $.comments.delete),
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    onSelect: onDelete,
  };
  const flag = comment.ownFlag
    ? {
        label: t(($) => $.flag.off),
        icon: <FlagOff aria-hidden="true" />,
        onSelect: () => void report(comment, null).then(() => toast.ok(t(($) => $.flag.gone)), failed),
      }
    : { label: t(($) => $.flag.add), icon: <Flag aria-hidden="true" />, onSelect: onFlag };
  // One row for both, which keeps the focus when the form goes.
  return (
    <li>
      {editing ? (
        <EditForm comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <CommentItem
          comment={comment}
          format={format}
          labels={{
            removed: t(($) => $.comments.removed),
            edited: t(($) => $.comments.edited),
            react: t(($) => $.react),
            reactions: names,
            actions: t(($) => $.comments.actions, { name: comment.member.name }),
          }}
          onReact={can(comment, "react") ? (type) => void reactToComment(comment, type).catch(failed) : undefined}
          menu={[
            ...(comment.reactionCounts.length > 0 ? [who] : []),
            ...(can(comment, "edit") ? [edit] : []),
            ...(can(comment, "flag") ? [flag] : []),
            ...(can(comment, "delete") ? [remove] : []),
          ]}
        />
      )}
    </li>
  );
}
