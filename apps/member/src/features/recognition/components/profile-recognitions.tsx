import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { recipientPerson } from "@plaudit/ui/entity/recipient.ts";
import { RecognitionTile } from "@plaudit/ui/entity/recognition-tile.tsx";
import { readText } from "@plaudit/ui/entity/rich-text.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { type ReactNode, useState } from "react";
import { useAlone } from "../../../lib/use-alone.ts";
import { pathTo } from "../../../screens.ts";
import { useProfileRecognitions } from "../data.ts";

type Side = "received" | "given";
type Props = { memberId: string; name: string; own: boolean; action?: ReactNode };

function Tile({ item, side, large }: { item: Recognition; side: Side; large: boolean }) {
  const { t } = useTranslation("profile");
  const { date, list } = useFormat();
  const [first] = item.sendTo;
  const [quality] = item.qualities;
  const names = item.sendTo.slice(0, 3).map((to) => to.displayData.name);
  const when = date(item.createdAt, { month: "long", year: "numeric" });
  const what = side === "given" ? t(($) => $.recognitions.to, { names: list(names) }) : quality?.name;
  return (
    <RecognitionTile
      to={pathTo("recognition", { id: item.id })}
      text={readText(item.message)}
      person={side === "given" && first ? { ...recipientPerson(first), name: first.displayData.name } : item.sender}
      quality={quality}
      note={[what, when].filter(Boolean).join(" · ")}
      large={large}
    />
  );
}

function Empty({ side, name, own, action }: { side: Side } & Omit<Props, "memberId">) {
  const { t } = useTranslation("profile");
  const alone = useAlone(true);
  const asks = own && alone === false;
  if (side === "received")
    return (
      <EmptyState art="leaf" title={t(($) => $.recognitions.noneReceived)} action={alone === false && action}>
        {asks ? t(($) => $.recognitions.noneReceivedMine) : t(($) => $.recognitions.noneReceivedText)}
      </EmptyState>
    );
  return (
    <EmptyState art="sunrise" title={t(($) => $.recognitions.noneGiven)} action={asks && action}>
      {asks ? t(($) => $.recognitions.noneGivenMine) : t(($) => $.recognitions.noneGivenText, { name })}
    </EmptyState>
  );
}

function List({ memberId, side, ...who }: Props & { side: Side }) {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation();
  const { items, data, error, more, loadMore, loadingMore, mutate } = useProfileRecognitions(memberId, side);
  if (error && !data)
    return (
      <ErrorState
        title={t(($) => $.recognitions.failed)}
        retry={common(($) => $.action.retry)}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label={t(($) => $.recognitions.loading)} className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-lg sm:col-span-2" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    );
  if (items.length === 0) return <Empty side={side} {...who} />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {items.map((item, i) => (
          <li key={item.id} className={i === 0 ? "sm:col-span-2" : ""}>
            <Tile item={item} side={side} large={i === 0} />
          </li>
        ))}
      </ul>
      {more && (
        <div className="mt-5 grid justify-items-center">
          <Button kind="line" off={loadingMore} onClick={() => void loadMore()}>
            {t(($) => $.recognitions.more)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Recognitions that somebody received, and those they gave. */
export function ProfileRecognitions(props: Props) {
  const { t } = useTranslation("profile");
  const [side, setSide] = useState<Side>("received");
  return (
    <section aria-label={t(($) => $.recognitions.title)}>
      <SegmentedControl
        className="mb-3"
        label={t(($) => $.recognitions.title)}
        value={side}
        onChange={setSide}
        options={[
          { value: "received", label: t(($) => $.recognitions.received) },
          { value: "given", label: t(($) => $.recognitions.given) },
        ]}
      />
      <List key={side} side={side} {...props} />
    </section>
  );
}
