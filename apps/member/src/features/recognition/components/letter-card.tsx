import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Band } from "@plaudit/ui/art/band.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { CardMenu } from "@plaudit/ui/entity/card-menu.tsx";
import { Edited } from "@plaudit/ui/entity/edited.tsx";
import { Given } from "@plaudit/ui/entity/given.tsx";
import { Letter } from "@plaudit/ui/entity/letter.tsx";
import { PersonName } from "@plaudit/ui/entity/person-name.tsx";
import { RecipientFaces } from "@plaudit/ui/entity/recipient-faces.tsx";
import { RecipientNames } from "@plaudit/ui/entity/recipient-names.tsx";
import { Globe, Lock } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import { useRecognitionLabels } from "../labels.ts";
import { LazyEnclosed } from "./lazy-enclosed.tsx";

type Props = { item: Recognition; menu: MenuEntry[]; onRecipients: () => void };

/** One recognition, whole, like a letter that is kept. */
export function LetterCard({ item, menu, onRecipients }: Props) {
  const { t } = useTranslation("recognition");
  const format = useFormat();
  const labels = useRecognitionLabels();
  const points = useApps().has("points");
  const Scope = item.tenantWide ? Globe : Lock;
  const many = item.sendTo.length > 20;
  const lifted = item.qualities.length > 0;
  return (
    <article aria-labelledby={`h-${item.id}`} className="overflow-hidden rounded-lg bg-surface shadow-2">
      {lifted && <Band qualities={item.qualities} seed={item.id} h={176} u={44} className="h-32 sm:h-44" />}
      <div className="px-4 pb-6 sm:px-8 sm:pb-8">
        <div className={`relative flex items-end ${lifted ? "-mt-11" : "pt-6"}`}>
          <RecipientFaces to={item.sendTo} size={88} max={3} ring="halo-4" />
          <span className="grow" />
          <CardMenu label={labels.actions} entries={menu} className="mb-1" />
        </div>
        <h2 id={`h-${item.id}`} className="mt-4 font-display text-title font-[480] wrap-anywhere track-display">
          <RecipientNames to={item.sendTo} max={many ? 20 : 40} format={format} others={labels.others} />
        </h2>
        <div className="mt-3 flex items-center gap-2.5">
          <Avatar person={item.sender} decorative />
          <div className="min-w-0 text-sm">
            <p className="wrap-anywhere">
              <span className="text-ink-2">{t(($) => $.detail.from)}</span>{" "}
              <PersonName person={item.sender} className="font-semibold" />
            </p>
            <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-xs text-ink-2">
              {item.sender.jobTitle && <bdi className="truncate">{item.sender.jobTitle} ·</bdi>}
              <time
                dateTime={item.createdAt}
                title={format.date(item.createdAt, { dateStyle: "long", timeStyle: "short" })}
              >
                {format.ago(item.createdAt)}
              </time>
              {item.editedAt && (
                <Edited
                  at={item.editedAt}
                  label={t(($) => $.card.editedAt, { when: format.ago(item.editedAt) })}
                  format={format}
                />
              )}
              {item.recipientCount > 1 && <span aria-hidden="true">·</span>}
              {item.recipientCount > 1 && (
                <button type="button" onClick={onRecipients} className="target hocus:underline">
                  {t(($) => $.detail.recipients, { count: item.recipientCount, n: format.number(item.recipientCount) })}
                </button>
              )}
              <Scope className="size-3.5 shrink-0" aria-hidden="true" />
              <span className="sr-only">{item.tenantWide ? labels.everyone : labels.private}</span>
            </p>
          </div>
        </div>
        <Letter
          whole
          doc={item.message}
          text={item.messageText}
          labels={labels}
          className="mt-6 font-display text-[1.375rem] leading-[2.125rem] font-[400] track-note sm:text-[1.5rem] sm:leading-[2.35rem]"
        />
        <LazyEnclosed item={item} />
        <Given item={item} labels={labels} format={format} points={points} className="mt-6" />
      </div>
    </article>
  );
}
