import { useTranslation } from "@plaudit/i18n/react.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { type Mode, themeVars } from "@plaudit/ui/theme/color.ts";
import { type CSSProperties, type ReactNode, useState } from "react";
import { ConsolePreview } from "./console-preview.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { MemberPreview } from "./member-preview.tsx";
import type { PreviewBrand } from "./preview-people.ts";
import { ScreenPreview } from "./screen-preview.tsx";

type Props = { color: string; brand: PreviewBrand };

/** A part of the page in another brand, there to be looked at only. */
function Dressed({ color, mode, title, children }: { color: string; mode: Mode; title: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <div
        role="img"
        aria-label={title}
        data-theme={mode}
        style={themeVars(color, mode) as CSSProperties}
        className="overflow-hidden rounded-lg bg-canvas text-ink rim-line"
      >
        <div inert>{children}</div>
      </div>
      <figcaption className="mt-2 text-xs text-ink-2">{title}</figcaption>
    </figure>
  );
}

/** App, console, screen and e-mail as they would be, before anything is saved. */
export function BrandPreview({ color, brand }: Props) {
  const { t } = useTranslation("tenant");
  const { t: common } = useTranslation();
  const [mode, setMode] = useState<Mode>("light");
  return (
    <section aria-labelledby="brand-preview" className="min-w-0">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="brand-preview" className="text-sm font-semibold text-ink-2">
          {t(($) => $.preview.title)}
        </h2>
        <SegmentedControl
          size="sm"
          label={t(($) => $.mode.label)}
          value={mode}
          onChange={setMode}
          options={[
            { value: "light", label: common(($) => $.theme.light) },
            { value: "dark", label: common(($) => $.theme.dark) },
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Dressed color={color} mode={mode} title={t(($) => $.preview.member)}>
          <MemberPreview brand={brand} />
        </Dressed>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          <Dressed color={color} mode={mode} title={t(($) => $.preview.console)}>
            <ConsolePreview brand={brand} />
          </Dressed>
          <Dressed color={color} mode={mode} title={t(($) => $.preview.screen)}>
            <ScreenPreview brand={brand} />
          </Dressed>
        </div>
        <Dressed color={color} mode={mode} title={t(($) => $.preview.mail)}>
          <MailPreview brand={brand} />
        </Dressed>
      </div>
    </section>
  );
}
