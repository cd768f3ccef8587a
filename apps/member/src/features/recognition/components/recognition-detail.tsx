import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { type ReactNode, useEffect } from "react";
import { useActionDialog } from "../../../lib/use-action-dialog.ts";
import { useEdits } from "../data.ts";
import { LazyDialogs, type RecognitionAction } from "./lazy-dialogs.tsx";
import { LetterCard } from "./letter-card.tsx";
import { useRecognitionMenu } from "./use-recognition-menu.tsx";

type Props = {
  item: Recognition;
  anchor: string;
  /** What can be done about it besides. */
  menu: MenuEntry[];
  onDeleted: () => void;
  /** Below the letter: reactions and comments. */
  children: ReactNode;
  /** Beside it: who added points and who reacted. */
  aside: ReactNode;
};

/** The letter, the comments on it, who reacted and who added points. */
export function RecognitionDetail({ item, anchor, menu, onDeleted, children, aside }: Props) {
  const { t } = useTranslation("recognition");
  const dialog = useActionDialog<RecognitionAction>();
  useEdits(item);
  const entries = useRecognitionMenu(item, dialog.show, menu);
  useEffect(() => {
    if (anchor) document.getElementById(anchor.slice(1))?.scrollIntoView();
  }, [anchor]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <LetterCard item={item} menu={entries} onRecipients={() => dialog.show("recipients")} />
        {children}
      </div>
      <aside aria-label={t(($) => $.detail.aside)} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        {aside}
      </aside>
      <LazyDialogs item={item} onDeleted={onDeleted} {...dialog} />
    </div>
  );
}
