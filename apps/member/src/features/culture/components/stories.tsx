import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { RecognitionTile } from "@plaudit/ui/entity/recognition-tile.tsx";
import { readText } from "@plaudit/ui/entity/rich-text.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { pathTo } from "../../../screens.ts";
import { type CulturePeriod, type Overview, useStories } from "../data.ts";

function Story({ item, qualityId }: { item: Recognition; qualityId: string }) {
  const { date } = useFormat();
  const quality = item.qualities.find(({ id }) => id === qualityId) ?? item.qualities[0];
  const when = date(item.createdAt, { month: "long", year: "numeric" });
  return (
    <li>
      <RecognitionTile
        to={pathTo("recognition", { id: item.id })}
        text={readText(item.message)}
        person={item.sender}
        quality={quality}
        note={[quality?.name, when].filter(Boolean).join(" · ")}
      />
    </li>
  );
}

function List({ period, qualityId }: { period: CulturePeriod; qualityId: string }) {
  const { t } = useTranslation("culture");
  const query = useStories(period, qualityId);
  const { data, error } = query;
  if (!data && error) return <PartFailed query={query} />;
  if (!data)
    return (
      <div role="status" aria-label={t(($) => $.loading)}>
        <Skeleton className="h-56 rounded-lg" />
      </div>
    );
  if (data.results.length === 0) return <p className="text-sm text-ink-2">{t(($) => $.stories.empty)}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-3">
      {data.results.map((item) => (
        <Story key={item.id} item={item} qualityId={qualityId} />
      ))}
    </ul>
  );
}

/** Messages of public recognitions, of every quality or of one. */
export function Stories({ period, overview }: { period: CulturePeriod; overview: Overview }) {
  const { t } = useTranslation("culture");
  const [chosen, setChosen] = useState("");
  const known = overview.qualities.some(({ quality }) => quality.id === chosen) ? chosen : "";
  return (
    <section aria-label={t(($) => $.stories.title)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Select
        label={t(($) => $.stories.of)}
        className="max-w-72"
        value={known}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          { value: "", label: t(($) => $.stories.all) },
          ...overview.qualities.map(({ quality }) => ({ value: quality.id, label: quality.name })),
        ]}
      />
      <List period={period} qualityId={known} />
    </section>
  );
}
