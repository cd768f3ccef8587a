import { celebrationKinds } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { useComing } from "../data.ts";
import { useCelebrationText } from "../use-celebration-text.ts";

/** Whose days come next, and what the drawings mean. */
export function Aside({ teamIds }: { teamIds: string[] }) {
  const { t } = useTranslation("celebration");
  const { kind } = useCelebrationText();
  const format = useFormat();
  const coming = useComing(teamIds);
  const next = coming.data?.results ?? [];
  return (
    <aside aria-label={t(($) => $.upcoming)} className="grid gap-5">
      <Panel title={t(($) => $.upcoming)}>
        {coming.error && !coming.data ? (
          <PartFailed query={coming} />
        ) : (
          <ul className="lines-y">
            {next.map((of) => (
              <li key={`${of.memberDisplayData.id}${of.type}`} className="flex items-center gap-3 py-3">
                <Occasion kind={of.type} years={of.count} className="size-10" />
                <span className="min-w-0 grow">
                  <span className="block truncate text-sm font-semibold">
                    <bdi>{of.memberDisplayData.name}</bdi>
                  </span>
                  <span className="block text-xs text-ink-2">
                    {kind(of)} · {format.date(of.celebratedOn, { day: "numeric", month: "short", timeZone: "UTC" })}
                  </span>
                </span>
              </li>
            ))}
            {coming.data && next.length === 0 && <li className="text-sm text-ink-2">{t(($) => $.nothing)}</li>}
          </ul>
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
