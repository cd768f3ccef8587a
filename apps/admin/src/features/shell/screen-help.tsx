import { useTranslation } from "@plaudit/i18n/react.ts";
import { HelpDrawer } from "@plaudit/ui/shell/help-drawer.tsx";

/** Every room has its own help; what is no room has the console's. */
const screens = [
  "start",
  "users",
  "user",
  "teams",
  "team",
  "team-new",
  "team-edit",
  "values",
  "value-new",
  "value-edit",
  "tvs",
  "tv-new",
  "tv-edit",
  "branding",
  "localization",
  "logs",
] as const;
type Screen = (typeof screens)[number];

export function ScreenHelp({ screen, onClose }: { screen: string; onClose: () => void }) {
  const { t } = useTranslation("admin-help");
  const common = useTranslation("common").t;
  const known: Screen = screens.find((name) => name === screen) ?? "start";
  const help = {
    title: t(($) => $[known].title),
    text: t(($) => $[known].text),
    steps: t(($) => $[known].steps, { returnObjects: true }) as { title: string; text: string }[],
  };
  return <HelpDrawer open onClose={onClose} closeLabel={common(($) => $.action.close)} help={help} />;
}
