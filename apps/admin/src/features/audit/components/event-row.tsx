import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Disclosure } from "@plaudit/ui/disclosure.tsx";
import { Building2 } from "@plaudit/ui/icons.tsx";
import { ChevronDown } from "@plaudit/ui/later-icons.tsx";
import type { AuditEvent } from "../data.ts";
import { type LogFilters, OPERATOR } from "../filters.ts";
import { ChangesTable } from "./changes-table.tsx";
import { Sentence } from "./sentence.tsx";

type Props = {
  event: AuditEvent;
  names: Record<string, string>;
  labels: Record<string, string>;
  zone: string;
  onNarrow: (change: Partial<LogFilters>) => void;
};

/** Who did what to what, when; opened, each field before and after. */
export function EventRow({ event, names, labels, zone, onNarrow }: Props) {
  const { t } = useTranslation("audit");
  const format = useFormat();
  const name = (text: string) => (
    <b className="font-semibold text-ink">
      <bdi>{text}</bdi>
    </b>
  );
  const { actor } = event;
  return (
    <li>
      <Disclosure
        buttonClass="min-h-14 gap-3 py-2"
        summary={
          <>
            {actor ? (
              <Avatar person={actor} decorative />
            ) : (
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
                <Building2 className="size-5" aria-hidden="true" />
              </span>
            )}
            <span className="min-w-0 grow">
              <span className="block text-sm text-ink-2 wrap-anywhere">
                <Sentence
                  text={event.sentence}
                  parts={{
                    actor: name(actor?.name ?? t(($) => $.nobody)),
                    name: name(event.entityName ?? t(($) => $.unnamed)),
                  }}
                />
              </span>
              <time dateTime={event.createdAt} className="block text-xs text-ink-3 tabular-nums">
                {format.date(event.createdAt, { timeStyle: "medium", timeZone: zone })}
              </time>
            </span>
            <span className="sr-only">{t(($) => $.show)}</span>
            <ChevronDown
              className="size-5 shrink-0 text-ink-3 ease-look group-data-open:rotate-180"
              aria-hidden="true"
            />
          </>
        }
      >
        <div className="mb-3 rounded-md bg-sunken px-4 py-2 sm:ms-13">
          <ChangesTable
            event={event}
            names={names}
            labels={labels}
            zone={zone}
            onField={(field) => onNarrow({ field })}
          />
        </div>
        <div className="mb-3 flex flex-wrap gap-2 sm:ms-13">
          <Button kind="line" size="sm" onClick={() => onNarrow({ by: actor?.id ?? OPERATOR })}>
            {actor ? t(($) => $.only.actor, { name: actor.name }) : t(($) => $.only.operator)}
          </Button>
          {event.entityName && (
            <Button kind="line" size="sm" onClick={() => onNarrow({ about: event.entityId })}>
              {t(($) => $.only.entity, { name: event.entityName })}
            </Button>
          )}
        </div>
      </Disclosure>
    </li>
  );
}
