import { useTranslation } from "@plaudit/i18n/react.ts";
import { MoreSheet } from "@plaudit/ui/shell/more-sheet.tsx";
import type { NavEntry } from "@plaudit/ui/shell/types.ts";
import type { ReactNode } from "react";

type Props = { open: boolean; onClose: () => void; onHelp: () => void; entries: NavEntry[]; balances?: ReactNode };

export function More({ open, onClose, onHelp, entries, balances }: Props) {
  const { t } = useTranslation();
  return (
    <MoreSheet
      open={open}
      onClose={onClose}
      labels={{ title: t(($) => $.nav.more), close: t(($) => $.action.close), help: t(($) => $.help.open) }}
      entries={entries}
      onHelp={onHelp}
      lead={balances}
    />
  );
}
