import { useTranslation } from "@plaudit/i18n/react.ts";
import { Disclosure } from "@plaudit/ui/disclosure.tsx";
import { ValueSection } from "../features/value/components/value-section.tsx";
import { ValuesSkeleton } from "../features/value/components/values-skeleton.tsx";
import { useValueActions, useValues, type Value } from "../features/value/data.ts";
import { EntityList } from "../lib/entity-list.tsx";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("value");
  const list = useValues();
  const { archive, remove, reorder } = useValueActions();
  const { attempt, confirm, question } = useVerbs({
    confirmed: { delete: remove },
    text: () => t(($) => $.confirm),
    onFailed: list.mutate,
  });
  const all = list.data?.results ?? [];
  const active = all.filter((value) => value.archivedAt === null);
  const archived = all.filter((value) => value.archivedAt !== null);
  const most = Math.max(0, ...all.flatMap((value) => value.qualities.map((quality) => quality.recognitionCount)));
  const move = (value: Value, index: number, step: 1 | -1) => {
    const ids = active.map((value) => value.id);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index + step, 0, moved);
    void attempt("save", value, reorder(ids));
  };
  const section = (value: Value, index: number, siblings: Value[]) => (
    <ValueSection
      key={value.id}
      value={value}
      most={most}
      first={index === 0}
      last={index === siblings.length - 1}
      onMove={(step) => move(value, index, step)}
      onArchive={(away) => void attempt(away ? "archive" : "unarchive", value, archive(value, away))}
      onDelete={() => confirm("delete", value)}
    />
  );
  return (
    <>
      <EntityList
        of={list}
        title={t(($) => $.title)}
        add={{ to: pathTo("value-new"), label: t(($) => $.add) }}
        empty={{ title: t(($) => $.empty.title), text: t(($) => $.empty.text) }}
        skeleton={<ValuesSkeleton />}
      >
        {() => (
          <>
            <p className="max-w-[60ch] text-sm text-ink-2">{t(($) => $.lede)}</p>
            <div className="mt-6 grid gap-8">{active.map(section)}</div>
            {archived.length > 0 && (
              <Disclosure
                className="mt-10 border-line border-t pt-4"
                buttonClass="h-11 text-sm font-semibold text-ink-2"
                summary={t(($) => $.archivedCount, { count: archived.length })}
              >
                <div className="mt-4 grid gap-8">{archived.map(section)}</div>
              </Disclosure>
            )}
          </>
        )}
      </EntityList>
      {question}
    </>
  );
}
