import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import type { Message } from "../data.ts";
import { Nobody } from "./nobody.tsx";

/** The messages of a thread, oldest first; `nobody` is the label of an anonymous author. */
export function Thread({ messages, nobody }: { messages: Message[]; nobody: string }) {
  const { t } = useTranslation("feedback");
  const { date } = useFormat();
  return (
    <ol className="grid gap-4">
      {messages.map(({ id, from, text, day }) => (
        <li key={id} className="flex gap-3">
          {from ? <Avatar person={from} decorative /> : <Nobody className="size-10" />}
          <div className="min-w-0 text-sm">
            <p className="text-xs text-ink-2">
              {t(($) => $.follow.day, {
                name: from?.name ?? nobody,
                // A calendar day, so it is formatted in UTC.
                day: date(`${day}T12:00:00Z`, { day: "numeric", month: "long", timeZone: "UTC" }),
              })}
            </p>
            <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
