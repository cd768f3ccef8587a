import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pathTo } from "../../../screens.ts";
import type { Card } from "../data.ts";

const looks = { quiet: "bg-sunken text-ink-2", mine: "bg-brand text-on-brand", here: "bg-ok-soft text-ok-text" };

function State({ look, icon, children }: { look: keyof typeof looks; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold ${looks[look]}`}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
const done = <Check className="size-3.5 shrink-0" aria-hidden="true" />;

function CardState({ card }: { card: Card }) {
  const { t } = useTranslation("card-list");
  const format = useFormat();
  const { as, state, deliverOn, deliverTime, deliveredAt } = card;
  // On a phone it stands beside its lock or its check, half as wide as the page.
  const short = { day: "numeric", month: "short" } as const;
  if (deliveredAt) {
    const date = format.date(deliveredAt, short);
    return as === "recipient" ? (
      <State look="here">{t(($) => $.state.received, { date })}</State>
    ) : (
      <State look="quiet" icon={done}>
        {t(($) => $.state.delivered, { date })}
      </State>
    );
  }
  if (state === "draft") return <State look="quiet">{t(($) => $.state.draft)}</State>;
  if (state === "returned")
    return as === "organizer" ? (
      <State look="mine">{t(($) => $.state.returned)}</State>
    ) : (
      <State look="quiet">{t(($) => $.state.held)}</State>
    );
  if (as === "contributor")
    return card.ownSignature ? (
      <State look="quiet" icon={done}>
        {t(($) => $.state.signed)}
      </State>
    ) : (
      <State look="mine">{t(($) => $.state.waits)}</State>
    );
  const minutes = deliverTime.endsWith(":00") ? {} : ({ minute: "2-digit" } as const);
  const when = { ...short, hour: "numeric", ...minutes, timeZone: "UTC" } as const;
  return (
    <State look="quiet" icon={<Lock className="size-3.5 shrink-0" aria-hidden="true" />}>
      {t(($) => $.state.opens, { date: format.date(`${deliverOn}T${deliverTime}:00Z`, when) })}
    </State>
  );
}

function useNote({ as, organizer, deliveredAt, signatureCount: count, signing }: Card): string {
  const { t } = useTranslation("card-list");
  const { number } = useFormat();
  const n = number(count);
  const { name } = organizer;
  if (as === "organizer")
    return deliveredAt
      ? t(($) => $.note.organized, { count, n })
      : t(($) => $.note.organizer, { count, n, all: number(signing?.contributorCount ?? count) });
  return deliveredAt ? t(($) => $.note.from, { name, count, n }) : t(($) => $.note.contributor, { name, count, n });
}

/** A card as it lies on the table: its front on its paper, and what there is to do with it. */
export function CardTile({ card }: { card: Card }) {
  const { t } = useTranslation("card-list");
  const { id, title, design, years, state, as } = card;
  const note = useNote(card);
  const organizes = as === "organizer" && state !== "delivered";
  const to = organizes ? pathTo("card-organize", { id }) : pathTo("card", { id });
  const signs = !organizes && can(card, "sign");
  const act = organizes
    ? t(($) => $.act.organize)
    : signs
      ? card.ownSignature
        ? t(($) => $.act.change)
        : t(($) => $.act.sign)
      : t(($) => $.act.read);
  return (
    <li className="flex min-w-0 flex-col">
      <Link to={to} tabIndex={-1} aria-hidden="true" className="relative block">
        <span className="card-paper card-under absolute inset-0 rounded-md shadow-2" />
        <CardFront design={design} seed={id} years={years} className="relative w-full rounded-md shadow-2" />
      </Link>
      <span className="mt-4 flex">
        <CardState card={card} />
      </span>
      <h2 className="mt-2 font-display text-lg leading-snug font-[520] wrap-anywhere track-display" id={`h-${id}`}>
        <bdi>{title}</bdi>
      </h2>
      <p className="mt-0.5 mb-3 text-xs text-ink-2">{note}</p>
      <span className="mt-auto">
        <LinkButton
          to={to}
          size="sm"
          kind={signs && !card.ownSignature ? undefined : "line"}
          aria-describedby={`h-${id}`}
        >
          {act}
        </LinkButton>
      </span>
    </li>
  );
}
