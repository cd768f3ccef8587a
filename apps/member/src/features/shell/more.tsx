import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Balances } from "@plaudit/ui/entity/balances.tsx";
import { MoreSheet } from "@plaudit/ui/shell/more-sheet.tsx";
import type { NavEntry } from "@plaudit/ui/shell/types.ts";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import { Link } from "react-router";
import { pathTo } from "../../screens.ts";

type Summary = { give: number; spend: number; labels: { give: string; spend: string } };
type Props = {
  open: boolean;
  onClose: () => void;
  onHelp: () => void;
  entries: { main: NavEntry[]; personal: NavEntry[] };
  balances?: Summary;
};

export function More({ open, onClose, onHelp, entries, balances }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { main, personal } = entries;
  // Wide screens have these in the rail; a phone's bar shows the first two.
  const rest = useMedia(MD) ? [] : main.slice(2);
  return (
    <MoreSheet
      open={open}
      onClose={onClose}
      labels={{ title: t(($) => $.nav.more), close: t(($) => $.action.close), help: t(($) => $.help.open) }}
      entries={[...rest, ...personal]}
      onHelp={onHelp}
      lead={
        balances && (
          <Link to={pathTo("points")} onClick={onClose}>
            <Balances {...balances} format={format} />
          </Link>
        )
      }
    />
  );
}
