import { useTranslation } from "@plaudit/i18n/react.ts";
import { useScreenTexts } from "@plaudit/i18n/screen-texts.ts";
import { HelpDrawer } from "@plaudit/ui/shell/help-drawer.tsx";
import { use } from "react";
import { helpTexts } from "../../lib/texts.ts";
import { type ListedScreen, memberScreens, pathTo } from "../../screens.ts";

type Props = { screen: ListedScreen | undefined; open: boolean; onClose: () => void };
const unknown = { id: "not-found", texts: ["common"], next: "home" } as const;

/** What the screen is for, three things to do, a link on. */
export function Help({ screen = unknown as unknown as ListedScreen, open, onClose }: Props) {
  const { id, texts, next } = screen;
  use(helpTexts(texts[0]));
  const { t: common } = useTranslation();
  const { link = "", ...help } = useScreenTexts().helpOf(id, texts);
  const to = memberScreens.find((other) => other.id === next)?.path ?? pathTo("home");
  return (
    <HelpDrawer
      open={open}
      onClose={onClose}
      closeLabel={common(($) => $.action.close)}
      help={{ ...help, link: { label: link, to } }}
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
