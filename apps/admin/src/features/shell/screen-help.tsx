import { useTranslation } from "@plaudit/i18n/react.ts";
import { useScreenTexts } from "@plaudit/i18n/screen-texts.ts";
import { HelpDrawer } from "@plaudit/ui/shell/help-drawer.tsx";
import { use } from "react";
import { helpTexts } from "../../lib/texts.ts";
import type { ListedScreen } from "../../screens.ts";

type Props = Pick<ListedScreen, "id" | "texts"> & { onClose: () => void };

export function ScreenHelp({ id, texts, onClose }: Props) {
  use(helpTexts(texts[0]));
  const common = useTranslation("common").t;
  const { title, text, steps } = useScreenTexts().helpOf(id, texts);
  return <HelpDrawer open onClose={onClose} closeLabel={common(($) => $.action.close)} help={{ title, text, steps }} />;
}
