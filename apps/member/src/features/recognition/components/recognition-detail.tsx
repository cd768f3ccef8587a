import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ReactionBar } from "@plaudit/ui/entity/reaction-bar.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Panel } from "@plaudit/ui/panel.tsx";
import { useEffect } from "react";
import { useErrorText } from "../../../lib/error-text.ts";
import { react } from "../data.ts";
import { useRecognitionLabels } from "../labels.ts";
import { AskedDialog } from "./asked-dialog.tsx";
import { Comments } from "./comments.tsx";
import { EndorsersPanel } from "./endorsers-panel.tsx";
import { LetterCard } from "./letter-card.tsx";
import { Reactions } from "./reactions.tsx";
import { useAsked } from "./use-asked.ts";
import { useRecognitionMenu } from "./use-recognition-menu.tsx";

type Props = { item: Recognition; left: number; anchor: string; onDeleted: () => void };

/** The letter, what was said about it, who reacted and who added points. */
export function RecognitionDetail({ item, left, anchor, onDeleted }: Props) {
  const { t } = useTranslation("recognition");
  const { t: around } = useTranslation("engagement");
  const format = useFormat();
  const labels = useRecognitionLabels();
  const points = useApps().has("points");
  const say = useErrorText();
  const asked = useAsked();
  const menu = useRecognitionMenu(item, asked.ask);
  useEffect(() => {
    if (anchor) document.getElementById(anchor.slice(1))?.scrollIntoView();
  }, [anchor]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <LetterCard item={item} menu={menu} />
        <section
          id="comments"
          aria-labelledby="comments-title"
          className="scroll-mt-20 rounded-lg bg-surface p-4 shadow-2 sm:p-8"
        >
          <h2 id="comments-title" className="text-base font-semibold">
            {around(($) => $.comments.count, { count: item.commentCount, n: format.number(item.commentCount) })}
          </h2>
          <div className="-mx-2.5 mb-4 border-line border-b sm:-mx-4.5">
            <ReactionBar
              item={item}
              labels={labels}
              format={format}
              withComments={false}
              onReact={
                can(item, "react") ? (type) => void react(item, type).catch((e) => toast.error(say(e))) : undefined
              }
            />
          </div>
          <Comments item={item} />
        </section>
      </div>
      <aside aria-label={t(($) => $.detail.aside)} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        {points && <EndorsersPanel item={item} onAdd={() => asked.ask("endorse")} />}
        <Panel title={around(($) => $.reactions.title)}>
          <Reactions id={item.id} />
        </Panel>
      </aside>
      <AskedDialog item={item} left={left} onDeleted={onDeleted} {...asked} />
    </div>
  );
}
