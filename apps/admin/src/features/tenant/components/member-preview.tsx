import { useFormat } from "@plaudit/i18n/react.ts";
import { Band } from "@plaudit/ui/art/band.tsx";
import { Bloom } from "@plaudit/ui/art/bloom.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { PointsChip } from "@plaudit/ui/entity/points-chip.tsx";
import { RecipientFaces } from "@plaudit/ui/entity/recipient-faces.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { Tone } from "@plaudit/ui/tone.tsx";
import type { PreviewBrand } from "./preview-people.ts";
import { usePreviewWords } from "./preview-people.ts";

export function MemberPreview({ brand }: { brand: PreviewBrand }) {
  const format = useFormat();
  const { t, sender, first, second, recipients, qualities } = usePreviewWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
      <div className="flex min-w-0 items-center gap-3">
        <Logo {...brand} className="min-w-0" />
        <span className="grow" />
        <Button className="shrink-0 max-sm:hidden">{t(($) => $.preview.recognize)}</Button>
      </div>
      <div className="overflow-hidden rounded-lg bg-surface shadow-2">
        <Band qualities={qualities} seed="preview" h={88} className="h-20" />
        <div className="px-5 pb-5">
          <div className="-mt-6">
            <RecipientFaces to={recipients} />
          </div>
          <p className="mt-2 text-sm">
            <b className="font-semibold">{sender.name}</b>{" "}
            <span className="text-ink-2">{t(($) => $.preview.byline)}</span>{" "}
            <b className="font-semibold">{format.list([first.name, second.name])}</b>
          </p>
          <p className="mt-3 font-display text-note track-note">
            {t(($) => $.preview.message)}{" "}
            <span className="rounded-xs bg-brand-soft px-1 py-px font-medium text-brand-text">
              <bdi>{second.name}</bdi>
            </span>
            .
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            {qualities.map((quality) => (
              <Tone key={quality.id} tone={quality.color}>
                {quality.name}
              </Tone>
            ))}
            {brand.points && <PointsChip>{t(($) => $.preview.points)}</PointsChip>}
          </div>
        </div>
      </div>
      <div className="grid place-items-center rounded-lg bg-surface p-3 shadow-2">
        <Bloom value={61} max={80} className="size-28" />
      </div>
    </div>
  );
}
