import { useTranslation } from "@plaudit/i18n/react.ts";
import { Motif } from "@plaudit/ui/art/motif.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { toneStyle } from "@plaudit/ui/tone.tsx";
import type { ValueBody } from "../data.ts";

export function ValuePreview({ name, qualities }: Pick<ValueBody, "name" | "qualities">) {
  const { t } = useTranslation("value");
  return (
    <Panel
      title={t(($) => $.form.preview)}
      className="h-fit shadow-[inset_0_0_0_1px_var(--t-line)]! xl:sticky xl:top-20"
    >
      <p className="mb-3 min-h-7 font-display text-lg font-[500] wrap-anywhere" dir="auto">
        {name || t(($) => $.form.unnamed)}
      </p>
      <ul className="grid gap-2">
        {qualities.map((quality, i) => (
          <li
            key={quality.id ?? String(i)}
            className="tone-chip flex min-h-10 items-center gap-2.5 overflow-hidden rounded-sm pe-3 text-sm font-semibold"
            style={toneStyle(quality.color)}
          >
            <Motif
              kind={quality.motif}
              tone={quality.color}
              seed="values"
              w={96}
              h={64}
              u={32}
              className="h-10 w-15 shrink-0"
            />
            <span className="min-w-0 py-1 wrap-anywhere" dir="auto">
              {quality.name || t(($) => $.form.unnamed)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
