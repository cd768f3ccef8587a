import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import type { Column } from "@plaudit/ui/grid/types.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { pathTo } from "../../screens.ts";
import { StatusBadge } from "./components/status-badge.tsx";
import type { MemberRow } from "./data.ts";

/** The columns of the users' grid; their keys are those by which the server sorts. */
export function useMemberColumns(): Column<MemberRow>[] {
  const { t } = useTranslation("member");
  const format = useFormat();
  return useMemo(() => {
    const column = (
      key: keyof typeof widths,
      cell: Column<MemberRow>["cell"],
      more: Partial<Column<MemberRow>> = {},
    ) => ({
      key,
      label: t(($) => $.column[key]),
      width: widths[key],
      cell,
      sortable: true,
      ...more,
    });
    return [
      column(
        "name",
        (row) => (
          <Link to={pathTo("member", { id: row.id })} tabIndex={-1} className="font-semibold hocus:underline">
            {row.name}
          </Link>
        ),
        { fixed: true },
      ),
      column("email", (row) => row.email, { hidden: true }),
      column("jobTitle", (row) => row.jobTitle),
      column("department", (row) => row.department, { hidden: true }),
      column("teams", (row) => row.teams.map((team) => team.name).join(", "), { sortable: false }),
      column("country", (row) => row.country && regionName(format.language, row.country), { hidden: true }),
      column("role", (row) => t(($) => $.role[row.role])),
      column("status", (row) => <StatusBadge status={row.status} suspended={row.suspended} />),
      column("joinedAt", (row) => (row.joinedAt ? format.date(row.joinedAt) : "")),
    ];
  }, [t, format]);
}

const widths = {
  name: "14rem",
  email: "15rem",
  jobTitle: "10.5rem",
  department: "10rem",
  teams: "11rem",
  country: "8rem",
  role: "8rem",
  status: "8rem",
  joinedAt: "9.25rem",
};
