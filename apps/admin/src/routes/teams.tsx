import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { TeamAvatar } from "@plaudit/ui/entity/team-avatar.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import type { Column } from "@plaudit/ui/grid/types.ts";
import { Archive, ArchiveRestore, Pencil, Plus, UsersRound } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useMemo } from "react";
import { Link } from "react-router";
import { PeopleTabs } from "../features/shell/people-tabs.tsx";
import { refreshTeams, type Team, useTeams, useTeamVerbs } from "../features/team/data.ts";
import { ListFrame } from "../lib/list-frame.tsx";
import { useGridState } from "../lib/use-grid-state.ts";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("team");
  const { t: member } = useTranslation("member");
  const admin = useTranslation("admin").t;
  const format = useFormat();
  const { may } = useApps();
  const state = useGridState(["archived"] as const, "name");
  const archived = state.filters.archived.length > 0;
  const list = useTeams(state.search, archived, state.sorting, state.start);
  const { archive } = useTeamVerbs();
  const { attempt, confirm, question } = useVerbs({
    confirmed: { archive: (team: Team) => archive(team, true) },
    text: () => t(($) => $.confirmText),
    onFailed: refreshTeams,
  });
  const columns = useMemo(
    (): Column<Team>[] => [
      {
        key: "name",
        label: t(($) => $.column.name),
        width: "18rem",
        fixed: true,
        sortable: true,
        cell: (team) => (
          <Link to={pathTo("team", { id: team.id })} tabIndex={-1} className="font-semibold hocus:underline">
            {team.name}
          </Link>
        ),
      },
      {
        key: "teamType",
        label: t(($) => $.column.teamType),
        width: "9rem",
        sortable: true,
        cell: (team) => t(($) => $.type[team.teamType]),
      },
      {
        key: "activeMemberCount",
        label: t(($) => $.column.members),
        width: "8rem",
        end: true,
        sortable: true,
        cell: (team) => format.number(team.activeMemberCount),
      },
      {
        key: "createdAt",
        label: t(($) => $.column.createdAt),
        width: "10rem",
        sortable: true,
        cell: (team) => format.date(team.createdAt),
      },
    ],
    [t, format],
  );
  const menu = (team: Team): MenuEntry[] => [
    { label: t(($) => $.people), icon: <UsersRound />, to: pathTo("team", { id: team.id }) },
    ...(can(team, "edit")
      ? ([
          { label: admin(($) => $.act.edit), icon: <Pencil />, to: pathTo("team-edit", { id: team.id }) },
          team.archivedAt
            ? {
                label: admin(($) => $.act.unarchive),
                icon: <ArchiveRestore />,
                onSelect: () => void attempt("unarchive", team, archive(team, false)),
              }
            : {
                label: admin(($) => $.act.archive),
                icon: <Archive />,
                danger: true,
                onSelect: () => confirm("archive", team),
              },
        ] satisfies MenuEntry[])
      : []),
  ];
  const add = (bar = false) => (
    <LinkButton to={pathTo("team-new")} size="sm" className="max-sm:h-11">
      <Plus className="size-4.5" aria-hidden="true" />
      <span className={bar ? "max-sm:sr-only" : ""}>{t(($) => $.add)}</span>
    </LinkButton>
  );
  const manages = may("identity:manage");
  const narrowed = state.search !== "" || archived;
  const empty = (
    <EmptyState
      compact
      art="weave"
      tone={150}
      title={narrowed ? t(($) => $.empty.title) : t(($) => $.empty.none)}
      action={
        narrowed ? (
          <Button kind="line" size="sm" onClick={state.clear}>
            {member(($) => $.clearSearch)}
          </Button>
        ) : (
          manages && add()
        )
      }
    >
      {narrowed ? t(($) => $.empty.text) : t(($) => $.empty.noneText)}
    </EmptyState>
  );
  return (
    <Page title={member(($) => $.title)} bleed actions={manages && add(true)}>
      <ListFrame
        label={t(($) => $.title)}
        searchLabel={t(($) => $.search)}
        state={state}
        list={list}
        tabs={<PeopleTabs />}
        tools={
          <button
            type="button"
            aria-pressed={archived}
            onClick={() => state.setFilter("archived", archived ? [] : ["true"])}
            className="target h-9 shrink-0 rounded-sm px-3 text-sm font-medium text-ink-2 hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-text max-sm:h-11"
          >
            {t(($) => $.archived)}
          </button>
        }
        columns={columns}
        menu={menu}
        empty={empty}
        found={(count) => t(($) => $.found, { count, n: format.number(count) })}
      >
        {(team) => (
          <Link
            to={pathTo("team", { id: team.id })}
            className="flex h-full items-center gap-3 px-4 outline-offset-[-2px]"
          >
            <TeamAvatar id={team.id} name={team.name} size={48} decorative />
            <span className="min-w-0 grow">
              <bdi className="block w-fit max-w-full truncate text-base font-semibold">{team.name}</bdi>
              <span className="block truncate text-xs text-ink-2">
                {t(($) => $.members, {
                  count: team.activeMemberCount,
                  n: format.number(team.activeMemberCount),
                })}
              </span>
            </span>
            {team.teamType !== "manual" && <Badge>{t(($) => $.type[team.teamType])}</Badge>}
          </Link>
        )}
      </ListFrame>
      {question}
    </Page>
  );
}
