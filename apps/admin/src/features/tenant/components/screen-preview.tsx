import { Motif } from "@plaudit/ui/art/motif.tsx";
import { motifOf } from "@plaudit/ui/art/motif-of.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { Tone } from "@plaudit/ui/tone.tsx";
import type { PreviewBrand } from "./preview-people.ts";
import { usePreviewWords } from "./preview-people.ts";

/** As `tv-frame.tsx` lays a slide out: text beside the drawing, over one band. */
export function ScreenPreview({ brand }: { brand: PreviewBrand }) {
  const { t, sender, first, second, qualities } = usePreviewWords();
  const [quality] = qualities;
  return (
    <div className="grid aspect-[16/11] grid-cols-[minmax(0,1fr)_34%] grid-rows-[minmax(0,1fr)_auto] bg-deep text-on-deep">
      <div className="flex min-w-0 flex-col px-4 pt-2 pb-3">
        <Logo {...brand} onDeep className="origin-top-left scale-75 self-start rtl:origin-top-right" />
        <div className="mt-auto flex items-center gap-2.5">
          <Avatar person={first} decorative />
          <p className="min-w-0 truncate text-sm font-semibold">{first.name}</p>
        </div>
        <p className="mt-1.5 line-clamp-2 shrink-0 font-display text-xs">
          {t(($) => $.preview.message)} {second.name}.
        </p>
      </div>
      {quality && (
        <div className="relative" data-theme="light">
          <Motif
            kind={motifOf(quality)}
            tone={quality.color}
            seed="preview"
            w={600}
            h={600}
            u={100}
            className="absolute inset-0 size-full"
          />
          <div className="absolute start-1.5 bottom-1.5 max-w-[calc(100%-0.75rem)]">
            <Tone tone={quality.color}>{quality.name}</Tone>
          </div>
        </div>
      )}
      <div className="relative col-span-2 flex items-center gap-2 bg-deep-2 px-4 py-1.5 text-xs">
        <i aria-hidden="true" className="absolute start-0 top-0 h-0.5 w-1/4 bg-spark" />
        <Avatar person={sender} decorative />
        <span className="truncate font-semibold">{sender.name}</span>
      </div>
    </div>
  );
}
