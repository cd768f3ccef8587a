import { useApps, useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { CardMenu } from "@plaudit/ui/entity/card-menu.tsx";
import { PersonName } from "@plaudit/ui/entity/person-name.tsx";
import { RecipientFaces } from "@plaudit/ui/entity/recipient-faces.tsx";
import { RecipientNames } from "@plaudit/ui/entity/recipient-names.tsx";
import { RichText } from "@plaudit/ui/entity/rich-text.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu.tsx";
import type { Award } from "../data.ts";

type Props = { award: Award; menu: MenuEntry[]; onRecipients: () => void };

/** The award, whole: its badge on the deep ground, and below it the sheet with the words. */
export function AwardPaper({ award, menu, onRecipients }: Props) {
  const { t } = useTranslation("award");
  const format = useFormat();
  const points = useApps().has("points");
  const company = useTenant()?.name ?? "";
  const { amount, recipientCount, sender } = award;
  const [only] = award.sendTo.length === 1 ? award.sendTo : [];
  const many = { count: recipientCount, n: format.number(recipientCount) };
  const given = { count: amount, n: format.number(amount) };
  return (
    <article
      aria-labelledby={`h-${award.id}`}
      className="overflow-hidden rounded-xl bg-surface shadow-2 [print-color-adjust:exact]"
    >
      <div className="relative isolate overflow-hidden bg-deep px-6 pt-12 pb-46 text-center text-on-deep">
        <PetalField
          rings={6}
          eye={false}
          className="absolute start-1/2 top-40 -z-10 size-[62rem] -translate-x-1/2 -translate-y-1/2 opacity-45 rtl:translate-x-1/2"
        />
        <CardMenu
          label={t(($) => $.card.actions)}
          entries={menu}
          className="absolute end-3 top-3 text-on-deep! print:hidden"
        />
        <AwardBadge kind={award.badge} urls={award.badgeUrls} className="mx-auto size-44 sm:size-56" />
        <p className="mt-8 font-display text-display font-[420] text-balance wrap-anywhere track-display">
          <bdi>{award.name}</bdi>
        </p>
        <p className="mt-3 text-base text-on-deep-2">
          {t(($) => $.page.from, {
            company: `\u2068${company}\u2069`,
            date: format.date(award.createdAt, { dateStyle: "long" }),
          })}
        </p>
      </div>
      <div className="relative mx-auto -mt-24 w-[min(100%-2rem,42rem)] rounded-xl bg-raised px-6 pb-10 text-center shadow-3 sm:px-14 sm:pb-14">
        <div className="-mb-6 grid -translate-y-1/2 justify-items-center">
          <RecipientFaces to={award.sendTo} size={88} max={3} ring="halo-4" />
        </div>
        <h2 id={`h-${award.id}`} className="font-display text-title font-[460] wrap-anywhere track-display">
          <RecipientNames
            to={award.sendTo}
            max={20}
            format={format}
            others={(count) => t(($) => $.card.others, { count, n: format.number(count) })}
          />
        </h2>
        {only?.displayData.jobTitle && (
          <p className="mt-1 text-base text-ink-2">
            <bdi>{only.displayData.jobTitle}</bdi>
          </p>
        )}
        {recipientCount > 1 && (
          <button type="button" onClick={onRecipients} className="target mt-1 text-sm text-ink-2 hocus:underline">
            {t(($) => $.page.recipients, many)}
          </button>
        )}
        <div
          dir="auto"
          className="mt-7 text-start font-display text-note leading-relaxed wrap-anywhere whitespace-pre-line track-note"
        >
          <RichText doc={award.message} />
        </div>
        <div className="mt-9 flex items-center justify-center gap-3 text-start">
          <Avatar person={sender} size={48} decorative />
          <p className="min-w-0 text-sm wrap-anywhere">
            <PersonName person={sender} className="block font-display text-lg" />
            <span className="block text-xs text-ink-2">
              {sender.jobTitle && <bdi>{sender.jobTitle}</bdi>}
              {sender.jobTitle && award.editedAt && " · "}
              {award.editedAt && t(($) => $.page.edited, { when: format.ago(award.editedAt) })}
            </span>
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-6 py-6 text-center text-sm text-ink-2 tabular-nums">
        {points && amount > 0 && (
          <span className="inline-flex items-center gap-2">
            <PointGlyph className="size-5 shrink-0 text-brand-text" />
            {recipientCount > 1 ? t(($) => $.page.pointsEach, given) : t(($) => $.page.points, given)}
          </span>
        )}
        {!award.tenantWide && (
          <span className="inline-flex items-center gap-1.5">
            <Lock className="size-4" aria-hidden="true" />
            {t(($) => $.card.private)}
          </span>
        )}
      </p>
    </article>
  );
}
