import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat } from "@plaudit/i18n/react.ts";
import { RecognitionCard } from "@plaudit/ui/entity/recognition-card.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import type { ReactNode } from "react";
import { useActionDialog } from "../../../lib/use-action-dialog.ts";
import { useEdits } from "../data.ts";
import { useRecognitionLabels } from "../labels.ts";
import { LazyDialogs, type RecognitionAction } from "./lazy-dialogs.tsx";
import { LazyEnclosed } from "./lazy-enclosed.tsx";
import { useRecognitionMenu } from "./use-recognition-menu.tsx";

type Props = {
  item: Recognition;
  /** What can be done about it besides. */
  menu: MenuEntry[];
  badge?: ReactNode;
  /** Reactions and comments. */
  engagement: ReactNode;
};

/** A recognition in the feed, with all that can be done about it. */
export function RecognitionFeedItem({ item, menu, badge, engagement }: Props) {
  const labels = useRecognitionLabels();
  const format = useFormat();
  const points = useApps().has("points");
  const dialog = useActionDialog<RecognitionAction>();
  useEdits(item);
  const entries = useRecognitionMenu(item, dialog.show, menu);
  return (
    <>
      <RecognitionCard
        item={item}
        labels={labels}
        format={format}
        points={points}
        menu={entries}
        badge={badge}
        enclosed={<LazyEnclosed item={item} />}
        engagement={engagement}
      />
      <LazyDialogs item={item} {...dialog} />
    </>
  );
}
