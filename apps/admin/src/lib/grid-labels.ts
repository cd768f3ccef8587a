import { useTranslation } from "@plaudit/i18n/react.ts";
import type { GridLabels } from "@plaudit/ui/grid/types.ts";
import { useMemo } from "react";

/** Labels that all grids of the console share. */
export function useGridLabels(grid: string): GridLabels {
  const { t } = useTranslation("member");
  return useMemo(
    () => ({
      grid,
      selectAll: t(($) => $.grid.selectAll),
      select: (name) => t(($) => $.grid.select, { name }),
      columns: t(($) => $.grid.columns),
      columnMenu: (name) => t(($) => $.grid.columnMenu, { name }),
      sortUp: t(($) => $.grid.sortUp),
      sortDown: t(($) => $.grid.sortDown),
      hide: t(($) => $.grid.hide),
      more: (name) => t(($) => $.grid.more, { name }),
    }),
    [t, grid],
  );
}
