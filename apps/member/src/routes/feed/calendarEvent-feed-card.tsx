import type { FeedEntity } from "@plaudit/api/feed.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Card } from "@plaudit/ui/card.tsx";
import { CardMenu } from "@plaudit/ui/entity/card-menu.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import type { ReactNode } from "react";
import { EventSlip } from "../../features/celebration/components/event-slip.tsx";
import { EngagementBar } from "../../features/engagement/components/engagement-bar.tsx";
import { type EngagementAction, EngagementDialog } from "../../features/engagement/components/engagement-dialog.tsx";
import { useEngagementMenu } from "../../features/engagement/components/use-engagement-menu.tsx";
import { useActionDialog } from "../../lib/use-action-dialog.ts";
import { pathTo } from "../../screens.ts";

type Props = { entity: FeedEntity<"calendarEvent">; menu: MenuEntry[]; badge: ReactNode };

export function FeedCard({ entity, menu, badge }: Props) {
  const { t } = useTranslation("recognition");
  const dialog = useActionDialog<EngagementAction>();
  const entries = useEngagementMenu(entity, dialog.show, menu);
  const path = pathTo("celebration", { id: entity.id });
  return (
    <>
      <Card aria-labelledby={`h-${entity.id}`}>
        {badge && <div className="px-4 pt-4 sm:px-6">{badge}</div>}
        <EventSlip
          event={entity}
          to={path}
          menu={
            entries.length > 0 && (
              <CardMenu
                label={t(($) => $.card.actions)}
                entries={entries}
                className={entity.milestone ? "absolute end-2 top-2 text-on-deep!" : ""}
              />
            )
          }
        />
        <EngagementBar subject={entity} to={path} />
      </Card>
      <EngagementDialog subject={entity} {...dialog} />
    </>
  );
}
