import type { FeedEntity } from "@plaudit/api/feed.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CardMenu } from "@plaudit/ui/entity/card-menu.tsx";
import { Megaphone } from "@plaudit/ui/later-icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ConfirmButton } from "../../features/announcement/components/confirm-button.tsx";
import { EngagementBar } from "../../features/engagement/components/engagement-bar.tsx";
import { type EngagementAction, EngagementDialog } from "../../features/engagement/components/engagement-dialog.tsx";
import { useEngagementMenu } from "../../features/engagement/components/use-engagement-menu.tsx";
import { useActionDialog } from "../../lib/use-action-dialog.ts";
import { pathTo } from "../../screens.ts";

type Props = { entity: FeedEntity<"announcement">; menu: MenuEntry[]; badge: ReactNode };

/** Lines only, no shadow: news is read, not felt. What must be read says so. */
export function FeedCard({ entity, menu, badge }: Props) {
  const { t: recognition } = useTranslation("recognition");
  const format = useFormat();
  const dialog = useActionDialog<EngagementAction>();
  const entries = useEngagementMenu(entity, dialog.show, menu);
  const { id, title, summary, createdBy, publishedAt } = entity;
  const path = pathTo("announcement", { id });
  return (
    <>
      <article aria-labelledby={`h-${id}`} className="overflow-hidden rounded-lg rim-edge">
        <div className="flex gap-4 px-4 pt-5 sm:px-6">
          <Megaphone
            className="mt-0.5 size-5.5 shrink-0 text-brand-text rtl:-scale-x-100"
            strokeWidth={1.6}
            aria-hidden="true"
          />
          <div className="min-w-0 grow">
            {badge}
            <div className="flex items-start justify-between gap-3 text-xs text-ink-2">
              <p className="min-w-0">
                <bdi>{createdBy.name}</bdi>
                {publishedAt && (
                  <>
                    {" · "}
                    <time dateTime={publishedAt}>{format.ago(publishedAt)}</time>
                  </>
                )}
              </p>
              {entries.length > 0 && <CardMenu label={recognition(($) => $.card.actions)} entries={entries} />}
            </div>
            <h2 id={`h-${id}`} dir="auto" className="mt-1 text-start text-lg leading-snug font-semibold wrap-anywhere">
              <Link to={path} className="hocus:underline">
                {title}
              </Link>
            </h2>
            <p dir="auto" className="mt-1 max-w-[62ch] text-start text-sm text-ink-2 wrap-anywhere">
              {summary}
            </p>
            {entity.confirm && (
              <div className="mt-3 flex">
                <ConfirmButton announcement={entity} kind="line" size="sm" />
              </div>
            )}
          </div>
        </div>
        <EngagementBar subject={entity} to={path} />
      </article>
      <EngagementDialog subject={entity} {...dialog} />
    </>
  );
}
