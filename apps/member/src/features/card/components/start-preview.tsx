import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { SealedEnvelope } from "@plaudit/ui/art/cards/envelope.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import type { ComponentProps, ReactNode } from "react";

interface Props {
  title: string;
  names: string;
  /** Until when, in words. */
  sealed: string;
  deliverOn: string;
  front: (look: Pick<ComponentProps<typeof CardFront>, "className" | "size">) => ReactNode;
}

/** The card and its envelope, as they will lie before whom it is for. */
export function StartPreview({ title, names, sealed, deliverOn, front }: Props) {
  const { t } = useTranslation("card-paper");
  const format = useFormat();
  const tenant = useTenant();
  return (
    <aside aria-label={t(($) => $.start.preview)} className="card-aside">
      <div className="card-narrow relative mx-auto">
        <span aria-hidden="true" className="card-paper card-under rounded-md shadow-2" />
        {front({ className: "relative w-full rounded-md shadow-3" })}
      </div>
      <p className="mt-8 text-center font-display text-title leading-tight font-[480] text-balance wrap-anywhere track-display">
        <bdi>{title}</bdi>
      </p>
      <p className="mt-2 text-center text-xs text-balance text-ink-2">
        <Lock className="me-1.5 inline-block size-4 align-[-0.2em]" aria-hidden="true" />
        {sealed}
      </p>
      <div className="mx-auto mt-8 w-64">
        <SealedEnvelope
          to={names}
          place={tenant?.name ?? ""}
          date={format.date(`${deliverOn}T12:00:00Z`, { day: "numeric", month: "short", timeZone: "UTC" })}
          front={(size) => front({ size })}
          className="card-letter w-full"
        />
      </div>
    </aside>
  );
}
