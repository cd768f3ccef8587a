import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { preloadEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { RecognitionCard } from "@plaudit/ui/entity/recognition-card.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useErrorText } from "../../../lib/error-text.ts";
import { react } from "../data.ts";
import { useRecognitionLabels } from "../labels.ts";
import { AskedDialog } from "./asked-dialog.tsx";
import { useAsked } from "./use-asked.ts";
import { useRecognitionMenu } from "./use-recognition-menu.tsx";

const fetchComments = () => import("./comments.tsx");
const Comments = lazy(async () => ({ default: (await load(fetchComments)).Comments }));
function prepareComments() {
  fetchComments().catch(() => {});
  preloadEditor();
}

type Props = {
  item: Recognition;
  /** Points that the reader may still give. */
  left: number;
  menu?: MenuEntry[];
  badge?: ReactNode;
};

/** A recognition in the feed, with all that can be done about it. */
export function RecognitionMoment({ item, left, menu, badge }: Props) {
  const labels = useRecognitionLabels();
  const format = useFormat();
  const points = useApps().has("points");
  const say = useErrorText();
  const asked = useAsked();
  const entries = useRecognitionMenu(item, asked.ask, menu);
  const [talking, setTalking] = useState(false);
  return (
    <>
      <RecognitionCard
        item={item}
        labels={labels}
        format={format}
        points={points}
        menu={entries}
        badge={badge}
        onNearComments={prepareComments}
        commentsOpen={talking}
        onComments={() => setTalking(!talking)}
        onReact={can(item, "react") ? (type) => void react(item, type).catch((e) => toast.error(say(e))) : undefined}
        onAddPoints={points && can(item, "endorse") ? () => asked.ask("endorse") : undefined}
      >
        {talking && (
          <div className="border-line border-t px-4 pt-4 pb-5 sm:px-6">
            <Suspense fallback={<div className="h-24" />}>
              <Comments item={item} autoFocus />
            </Suspense>
          </div>
        )}
      </RecognitionCard>
      <AskedDialog item={item} left={left} {...asked} />
    </>
  );
}
