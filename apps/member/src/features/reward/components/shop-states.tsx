import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { ReactNode } from "react";
import { PointsOff } from "../../../lib/points-off.tsx";
import { pathTo } from "../../../screens.ts";
import type { Shop } from "../data.ts";

/** As high as what comes, so that nothing moves. */
export function GridSkeleton() {
  const { t } = useTranslation("shop");
  return (
    <div role="status" aria-label={t(($) => $.loading)} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-72 rounded-lg" />
      ))}
    </div>
  );
}

/** Nothing is offered to the reader yet. */
export function EmptyShop() {
  const { t } = useTranslation("shop");
  const mayTell = useApps().may("feedback:create");
  return (
    <div className="rounded-lg bg-surface shadow-2">
      <div className="mx-auto flex max-w-180 justify-center gap-3 px-5 pt-12">
        {(["pottery", "bowls", "train"] as const).map((art, n) => (
          <RewardPicture
            key={art}
            art={art}
            className={`size-24 rounded-lg sm:size-36 ${n === 1 ? "-translate-y-4" : ""}`}
          />
        ))}
      </div>
      <EmptyState
        art={null}
        title={t(($) => $.empty.title)}
        action={mayTell && <LinkButton to={pathTo("feedback")}>{t(($) => $.empty.tell)}</LinkButton>}
      >
        {t(($) => $.empty.text)}
      </EmptyState>
    </div>
  );
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("shop");
  return (
    <EmptyState
      compact
      title={t(($) => $.none.title)}
      action={
        <Button kind="line" onClick={onClear}>
          {t(($) => $.none.clear)}
        </Button>
      }
    >
      {t(($) => $.none.text)}
    </EmptyState>
  );
}

/** Why the reader may redeem nothing, where that is so. */
export function RefusalNote({ refusal }: { refusal: Shop["refusal"] }) {
  const { t } = useTranslation("shop");
  if (!refusal) return null;
  return (
    <p className="mb-6 flex items-center gap-3 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn-text">
      <Lock className="size-5 shrink-0" aria-hidden="true" />
      {t(($) => $.refused[refusal])}
    </p>
  );
}

/** A company without points has no rewards. */
export function WithPoints({ children }: { children: ReactNode }) {
  const { ready, has } = useApps();
  if (!ready) return <GridSkeleton />;
  return has("points") ? children : <PointsOff />;
}
