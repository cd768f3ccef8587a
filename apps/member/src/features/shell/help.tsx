import type help from "@plaudit/i18n/locales/en/help.json";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { HelpDrawer, type Help as HelpEntry } from "@plaudit/ui/shell/help-drawer.tsx";

type Entry = (typeof help)["screens"]["home"];
type Props = { id: string; open: boolean; onClose: () => void };

const shown = ({ title, text, steps, link, to }: Entry): HelpEntry => ({
  title,
  text,
  steps: [steps.first, steps.second, steps.third],
  link: { label: link, to },
});

/** What the screen is for, three things to do, a link on. */
export function Help({ id, open, onClose }: Props) {
  const { t } = useTranslation("help");
  const { t: common } = useTranslation();
  const all = t(($) => $.screens, { returnObjects: true }) as unknown as Record<string, Entry>;
  const entry = all[id] ?? all.home;
  if (!entry) return null;
  return (
    <HelpDrawer
      open={open}
      onClose={onClose}
      closeLabel={common(($) => $.action.close)}
      help={shown(entry)}
      keys={{
        title: common(($) => $.keys.title),
        entries: [
          { keys: ["R"], label: common(($) => $.nav.recognize) },
          { keys: ["/"], label: common(($) => $.keys.search) },
          { keys: ["?"], label: common(($) => $.help.open) },
          { keys: ["Esc"], label: common(($) => $.keys.close) },
        ],
      }}
    />
  );
}
