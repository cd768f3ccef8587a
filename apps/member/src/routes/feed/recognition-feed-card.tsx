import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import type { ReactNode } from "react";
import { EngagementBar } from "../../features/engagement/components/engagement-bar.tsx";
import { type EngagementAction, EngagementDialog } from "../../features/engagement/components/engagement-dialog.tsx";
import { useEngagementMenu } from "../../features/engagement/components/use-engagement-menu.tsx";
import { useBalances } from "../../features/points/data.ts";
import { RecognitionFeedItem } from "../../features/recognition/components/recognition-feed-item.tsx";
import { useActionDialog } from "../../lib/use-action-dialog.ts";
import { pathTo } from "../../screens.ts";

type Props = { entity: Recognition; menu: MenuEntry[]; badge: ReactNode };

export function RecognitionFeedCard({ entity, menu, badge }: Props) {
  const points = useApps().has("points");
  const { left, cap } = useBalances();
  const dialog = useActionDialog<EngagementAction>();
  const entries = useEngagementMenu(entity, dialog.show, menu);
  return (
    <>
      <RecognitionFeedItem
        item={entity}
        menu={entries}
        badge={badge}
        engagement={
          <EngagementBar
            subject={entity}
            to={pathTo("recognition", { id: entity.id })}
            onAddPoints={points && can(entity, "endorse") ? () => dialog.show("endorse") : undefined}
          />
        }
      />
      <EngagementDialog subject={entity} points={{ subject: entity, left: left ?? 0, cap }} {...dialog} />
    </>
  );
}
