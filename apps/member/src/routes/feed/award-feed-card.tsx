import type { FeedEntity } from "@plaudit/api/feed.ts";
import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import { Card } from "@plaudit/ui/card.tsx";
import { CardMenu } from "@plaudit/ui/entity/card-menu.tsx";
import { PointsChip } from "@plaudit/ui/entity/points-chip.tsx";
import { RecipientFaces } from "@plaudit/ui/entity/recipient-faces.tsx";
import { RecipientNames } from "@plaudit/ui/entity/recipient-names.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EngagementBar } from "../../features/engagement/components/engagement-bar.tsx";
import { type EngagementAction, EngagementDialog } from "../../features/engagement/components/engagement-dialog.tsx";
import { useEngagementMenu } from "../../features/engagement/components/use-engagement-menu.tsx";
import { useBalances } from "../../features/points/data.ts";
import { useRecognitionLabels } from "../../features/recognition/labels.ts";
import { useActionDialog } from "../../lib/use-action-dialog.ts";
import { pathTo } from "../../screens.ts";

type Props = { entity: FeedEntity<"award">; menu: MenuEntry[]; badge: ReactNode };

/** The one card on the deep ground: the badge stands, the person is named, the words are short. */
export function FeedCard({ entity, menu, badge }: Props) {
  const { t } = useTranslation("award");
  const labels = useRecognitionLabels();
  const format = useFormat();
  const withPoints = useApps().has("points");
  const { left, cap } = useBalances();
  const dialog = useActionDialog<EngagementAction>();
  const entries = useEngagementMenu(entity, dialog.show, menu);
  const { id, name, sender, createdAt, amount, recipientCount, tenantWide } = entity;
  const path = pathTo("award", { id });
  return (
    <>
      <Card aria-labelledby={`h-${id}`} className="overflow-hidden">
        <div className="relative isolate flex items-center gap-4 overflow-hidden bg-deep px-4 py-7 text-on-deep sm:gap-8 sm:px-7 sm:py-9">
          <PetalField
            rings={5}
            eye={false}
            className="absolute -end-22 top-1/2 -z-10 size-[36rem] -translate-y-1/2 opacity-45"
          />
          <div className="min-w-0 grow">
            {badge && <div className="*:text-on-deep">{badge}</div>}
            <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-on-deep-2">
              <span className="font-semibold">{t(($) => $.feed.gives, { name: sender.name })}</span>·
              <time dateTime={createdAt}>{format.ago(createdAt)}</time>
              {!tenantWide && <Lock className="size-3.5" role="img" aria-label={labels.private} />}
            </p>
            <h2
              id={`h-${id}`}
              className="mt-2 font-display text-title leading-tight font-[440] wrap-anywhere track-display sm:text-display"
            >
              <Link to={path} className="hocus:underline">
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className="mt-2 line-clamp-3 text-base text-on-deep-2 wrap-anywhere" dir="auto">
              {entity.messageText}
            </p>
            <div className="mt-4 flex items-center gap-3">
              <RecipientFaces to={entity.sendTo} size={40} max={3} ring="halo-2 [--halo:var(--t-deep)]" />
              <p className="min-w-0 text-sm font-semibold wrap-anywhere [&_span]:text-on-deep-2">
                <RecipientNames to={entity.sendTo} format={format} others={labels.others} />
              </p>
            </div>
          </div>
          <AwardBadge kind={entity.badge} urls={entity.badgeUrls} className="size-24 sm:size-32" />
          <CardMenu label={labels.actions} entries={entries} className="absolute end-2 top-2 text-on-deep!" />
        </div>
        {withPoints && amount > 0 && (
          <p className="px-4 pt-4 sm:px-6">
            <PointsChip>{recipientCount > 1 ? labels.pointsEach(amount) : labels.points(amount)}</PointsChip>
          </p>
        )}
        <EngagementBar
          subject={entity}
          to={path}
          onAddPoints={withPoints && can(entity, "endorse") ? () => dialog.show("endorse") : undefined}
        />
      </Card>
      <EngagementDialog subject={entity} points={{ subject: entity, left: left ?? 0, cap }} {...dialog} />
    </>
  );
}
