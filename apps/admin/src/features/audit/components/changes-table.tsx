import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AuditEvent } from "../data.ts";
import { type FieldWords, fieldText, isColorText, spread } from "../field-text.ts";

type Props = {
  event: AuditEvent;
  names: Record<string, string>;
  labels: Record<string, string>;
  zone: string;
  onField: (field: string) => void;
};

const languageNames = (reader: string) => {
  const names = new Intl.DisplayNames(reader, { type: "language" });
  return (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
};

const isRole = (role: string): role is Role => role in permissionsOf;

/** Each field that was recorded, before and after. */
export function ChangesTable({ event: { action, before, after }, names, labels, zone, onField }: Props) {
  const { t, i18n } = useTranslation("audit");
  const { t: member } = useTranslation("member");
  const format = useFormat();
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  if (fields.length === 0) return <p className="py-2 text-sm text-ink-2">{t(($) => $.table.same)}</p>;
  const words: FieldWords = {
    nothing: t(($) => $.table.nothing),
    // A channel without teams shows those of everybody.
    empty: (field) =>
      field === "teamIds" && action.startsWith("channel.") ? t(($) => $.table.allTeams) : t(($) => $.table.nothing),
    yes: t(($) => $.table.yes),
    no: t(($) => $.table.no),
    everyone: t(($) => $.table.everyone),
    date: (time) => format.date(time, { dateStyle: "medium", timeStyle: "short", timeZone: zone }),
    number: format.number,
    list: format.list,
    language: languageNames(i18n.language),
    role: (role) => (isRole(role) ? member(($) => $.role[role]) : role),
    name: (id) => names[id],
    gone: t(($) => $.somebody),
  };
  const label = (field: string) => labels[field] ?? spread(field);
  const shown = (field: string, value: unknown) => (
    <span className="inline-flex max-w-full items-center gap-2">
      {isColorText(value) && (
        <i
          aria-hidden="true"
          className="size-4 shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/.15)]"
          style={{ background: value }}
        />
      )}
      <bdi className="min-w-0 wrap-anywhere">{fieldText(field, value, words)}</bdi>
    </span>
  );
  return (
    <table className="w-full table-fixed text-sm">
      <thead>
        <tr className="text-xs text-ink-2">
          <th scope="col" className="w-[30%] py-1.5 pe-3 text-start font-medium">
            {t(($) => $.table.field)}
          </th>
          {before && (
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {t(($) => $.table.before)}
            </th>
          )}
          {after && (
            <th scope="col" className="py-1.5 text-start font-medium">
              {t(($) => $.table.after)}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="lines-y">
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row" className="py-2 pe-3 text-start align-top font-medium wrap-anywhere">
              <button
                type="button"
                className="target text-start hocus:underline"
                title={t(($) => $.only.field, { field: label(field) })}
                onClick={() => onField(field)}
              >
                {label(field)}
              </button>
            </th>
            {before && <td className="py-2 pe-3 align-top text-ink-2">{shown(field, before[field])}</td>}
            {after && <td className="py-2 align-top">{shown(field, after[field])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
