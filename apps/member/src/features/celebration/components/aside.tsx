import { celebrationKinds } from "@plaudit/api/celebration.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { useComing } from "../data.ts";
import { ComingList } from "./coming-list.tsx";

/** Whose days come next, and what the drawings mean. */
export function Aside({ teamIds }: { teamIds: string[] }) {
  const { t } = useTranslation("celebration");
  const coming = useComing(teamIds, 5);
  const next = coming.data?.results ?? [];
  return (
    <aside aria-label={t(($) => $.upcoming)} className="grid gap-5">
      <Panel title={t(($) => $.upcoming)}>
        {coming.error && !coming.data ? (
          <PartFailed query={coming} />
        ) : (
          <>
            <ComingList items={next} />
            {coming.data && next.length === 0 && <p className="text-sm text-ink-2">{t(($) => $.nothing)}</p>}
          </>
        )}
      </Panel>
      <section className="rounded-lg p-5 rim-line">
        <h2 className="text-sm font-semibold text-ink-2">{t(($) => $.legend.title)}</h2>
        <ul className="mt-3 grid gap-2.5 text-xs text-ink-2">
          {celebrationKinds.map((one) => (
            <li key={one} className="flex items-center gap-2.5">
              <Occasion kind={one} years={4} className="size-6" />
              {t(($) => $.legend[one])}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
