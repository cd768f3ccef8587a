import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { preloadEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { ReactionBar } from "@plaudit/ui/entity/reaction-bar.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { lazy, Suspense, useState } from "react";
import { useEngagement } from "../data.ts";
import { useReactionLabels } from "../labels.ts";
import type { Subject } from "../subject.ts";

const fetchComments = () => import("./comments.tsx");
const Comments = lazy(async () => ({ default: (await load(fetchComments)).Comments }));
function prepareComments() {
  fetchComments().catch(() => {});
  preloadEditor();
}

type Props = {
  subject: Subject;
  /** The subject's own screen. */
  to: string;
  /** False where the comments are shown below anyway. */
  withComments?: boolean;
  onAddPoints?: (() => void) | undefined;
};

/** The end of a subject's card: reactions, comments that open in place, and the way to add points. */
export function EngagementBar({ subject, to, withComments = true, onAddPoints }: Props) {
  const labels = useReactionLabels();
  const format = useFormat();
  const say = useErrorText();
  const { react } = useEngagement(subject);
  const [commenting, setCommenting] = useState(false);
  return (
    <>
      <ReactionBar
        item={subject}
        to={to}
        labels={labels}
        format={format}
        withComments={withComments}
        onNearComments={prepareComments}
        commentsOpen={commenting}
        onComments={() => setCommenting(!commenting)}
        onReact={can(subject, "react") ? (type) => void react(type).catch((e) => toast.error(say(e))) : undefined}
        onAddPoints={onAddPoints}
      />
      {commenting && (
        <div className="border-line border-t px-4 pt-4 pb-5 sm:px-6">
          <Suspense fallback={<div className="h-24" />}>
            <Comments subject={subject} autoFocus />
          </Suspense>
        </div>
      )}
    </>
  );
}
