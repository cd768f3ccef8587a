import { useTranslation } from "@plaudit/i18n/react.ts";
import { chooseTheme, type Theme, themeChoice } from "@plaudit/ui/app/theme-choice.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { Setting } from "./setting.tsx";

export function ThemeSetting() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const [theme, setTheme] = useState<Theme | "system">(() => themeChoice() ?? "system");
  return (
    <Setting title={t(($) => $.theme.title)} hint={t(($) => $.theme.hint)}>
      <SegmentedControl
        label={t(($) => $.theme.title)}
        value={theme}
        onChange={(chosen) => {
          setTheme(chosen);
          chooseTheme(chosen === "system" ? null : chosen);
        }}
        options={[
          { value: "system" as const, label: t(($) => $.theme.system) },
          { value: "light" as const, label: common(($) => $.theme.light) },
          { value: "dark" as const, label: common(($) => $.theme.dark) },
        ]}
      />
    </Setting>
  );
}
