import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { Tone } from "@plaudit/ui/tone.tsx";
import type { PreviewBrand } from "./preview-people.ts";
import { usePreviewWords } from "./preview-people.ts";

export function ScreenPreview({ brand }: { brand: PreviewBrand }) {
  const { t, sender, first, qualities } = usePreviewWords();
  const [quality] = qualities;
  return (
    <div className="relative isolate flex aspect-[16/11] flex-col overflow-hidden bg-deep p-4 text-on-deep">
      <PetalField rings={4} className="absolute -end-[22%] -z-10 h-full w-3/4 opacity-80" />
      <Logo {...brand} onDeep className="origin-top-left scale-75 self-start rtl:origin-top-right" />
      <div className="mt-auto flex items-center gap-2.5">
        <Avatar person={first} size={48} ring="shadow-[0_0_0_3px_var(--t-spark)]" decorative />
        <p className="min-w-0 truncate font-display text-lg">{first.name}</p>
      </div>
      <p className="mt-2 line-clamp-2 max-w-[70%] font-display text-sm">
        {t(($) => $.preview.message)} {t(($) => $.preview.link)}.
      </p>
      <div className="mt-2 flex items-center gap-2 text-xs text-on-deep-2">
        <span className="truncate">{sender.name}</span>
        {quality && <Tone tone={quality.color}>{quality.name}</Tone>}
      </div>
      <div aria-hidden="true" className="mt-3 flex gap-1">
        <i className="h-1 w-8 rounded-full bg-spark" />
        <i className="h-1 w-3 rounded-full bg-deep-3" />
        <i className="h-1 w-3 rounded-full bg-deep-3" />
      </div>
    </div>
  );
}
