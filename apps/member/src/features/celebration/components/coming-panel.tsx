import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { pathTo } from "../../../screens.ts";
import { useComing } from "../data.ts";
import { ComingList } from "./coming-list.tsx";

/** Beside the feed: whose days come next. */
export function ComingPanel() {
  const { t } = useTranslation("celebration");
  const query = useComing([], 3);
  const { data, error } = query;
  if (!data && !error) return <Skeleton className="h-56 rounded-lg" />;
  return (
    <Panel
      title={t(($) => $.upcoming)}
      action={
        <TextLink to={pathTo("celebrations")} className="text-xs">
          {t(($) => $.calendar)}
        </TextLink>
      }
    >
      {!data ? (
        <PartFailed query={query} />
      ) : data.results.length === 0 ? (
        <p className="text-sm text-ink-2">{t(($) => $.nothing)}</p>
      ) : (
        <ComingList items={data.results} />
      )}
    </Panel>
  );
}
