import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Motif } from "@plaudit/ui/art/motif.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { toneStyle } from "@plaudit/ui/tone.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { pathTo } from "../../../screens.ts";
import type { Value } from "../data.ts";

interface Props {
  value: Value;
  /** The most that any quality was given, which is a full bar. */
  most: number;
  first: boolean;
  last: boolean;
  onMove: (step: 1 | -1) => void;
  onArchive: (archived: boolean) => void;
  onDelete: () => void;
}
export function ValueSection({ value, most, first, last, onMove, onArchive, onDelete }: Props) {
  const { t } = useTranslation("value");
  const { t: admin } = useTranslation("admin");
  const archived = value.archivedAt !== null;
  const headingId = `value-${value.id}`;
  return (
    <section aria-labelledby={headingId} className={archived ? "opacity-80" : ""}>
      <div className="flex items-center gap-2 pb-2">
        <div className="min-w-0">
          <h2
            id={headingId}
            className="font-display text-[1.3125rem] font-[500] track-display wrap-anywhere"
            dir="auto"
          >
            {value.name}
          </h2>
          {value.description && (
            <p className="text-sm text-ink-2 wrap-anywhere" dir="auto">
              {value.description}
            </p>
          )}
        </div>
        {archived && <Badge>{t(($) => $.archived)}</Badge>}
        <span className="grow" />
        {can(value, "edit") && (
          <>
            <LinkButton
              kind="quiet"
              size="icon"
              to={pathTo("value-edit", { id: value.id })}
              aria-label={t(($) => $.edit, { name: value.name })}
            >
              <Pencil className="size-4.5" aria-hidden="true" />
            </LinkButton>
            <RowMenu
              name={value.name}
              entries={[
                { label: t(($) => $.up), icon: <ArrowUp />, disabled: first || archived, onSelect: () => onMove(-1) },
                { label: t(($) => $.down), icon: <ArrowDown />, disabled: last || archived, onSelect: () => onMove(1) },
                "line",
                archived
                  ? { label: admin(($) => $.act.unarchive), icon: <ArchiveRestore />, onSelect: () => onArchive(false) }
                  : { label: admin(($) => $.act.archive), icon: <Archive />, onSelect: () => onArchive(true) },
                ...(can(value, "delete")
                  ? [{ label: admin(($) => $.act.delete), icon: <Trash2 />, danger: true, onSelect: onDelete } as const]
                  : []),
              ]}
            />
          </>
        )}
      </div>
      <ul className="lines-y border-line border-y">
        {value.qualities.map((quality) => (
          <QualityLine key={quality.id} quality={quality} most={most} />
        ))}
        {can(value, "edit") && !archived && (
          <li className="py-1.5">
            <LinkButton
              kind="quiet"
              size="sm"
              className="max-sm:h-11"
              to={`${pathTo("value-edit", { id: value.id })}?add`}
            >
              <Plus className="size-4.5" aria-hidden="true" />
              {t(($) => $.addQuality)}
            </LinkButton>
          </li>
        )}
      </ul>
    </section>
  );
}

function QualityLine({ quality, most }: { quality: Value["qualities"][number]; most: number }) {
  const { t } = useTranslation("value");
  const format = useFormat();
  const { recognitionCount: given } = quality;
  return (
    <li className="flex items-center gap-3 py-2.5 sm:gap-4" style={toneStyle(quality.color)}>
      <Motif
        kind={quality.motif}
        tone={quality.color}
        seed="values"
        w={96}
        h={96}
        u={32}
        className="size-12 shrink-0 rounded-sm"
      />
      <p className="w-44 min-w-0 text-sm font-semibold wrap-anywhere max-sm:w-0 max-sm:grow" dir="auto">
        {quality.name}
      </p>
      {quality.archivedAt && <Badge>{t(($) => $.archived)}</Badge>}
      <div className="flex min-w-0 grow items-center gap-3 max-sm:grow-0">
        <span
          aria-hidden="true"
          className="tone-dot h-2 rounded-full max-sm:hidden"
          style={{ inlineSize: `${most === 0 ? 0 : (given / most) * 70}%` }}
        />
        <span className="text-xs text-ink-2 tabular-nums">
          {format.number(given)}
          <span className="sr-only"> {t(($) => $.given, { count: given })}</span>
        </span>
      </div>
    </li>
  );
}
