import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { BulkBar } from "@plaudit/ui/grid/bulk-bar.tsx";
import { isSelected, nothing, type Selection, select, selectedCount } from "@plaudit/ui/grid/selection.ts";
import { Pencil, Plus, UserRoundX } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { lazy, Suspense, useState } from "react";
import { useParams } from "react-router";
import { useMemberColumns } from "../features/member/columns.tsx";
import { MemberCard } from "../features/member/components/member-card.tsx";
import { useTeam, useTeamMembers, useTeamVerbs } from "../features/team/data.ts";
import { ListFrame } from "../lib/list-frame.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { useGridState } from "../lib/use-grid-state.ts";
import { pathTo } from "../screens.ts";

const AddPeopleDialog = lazy(async () => ({
  default: (await import("../features/team/components/add-people-dialog.tsx")).AddPeopleDialog,
}));
/** The most that one request removes; more need a second one. */
const AT_ONCE = 10_000;

export function Component() {
  const { t } = useTranslation("team");
  const { t: member } = useTranslation("member");
  const { t: admin } = useTranslation("admin");
  const errorText = useErrorText();
  const format = useFormat();
  const { id = "" } = useParams();
  const team = useTeam(id);
  const state = useGridState([] as const, "name");
  const list = useTeamMembers(id, state.search, state.start);
  const columns = useMemberColumns();
  const [selected, setSelected] = useState<Selection>(nothing);
  const [adding, setAdding] = useState(false);
  const { changeMembers, busy } = useTeamVerbs();
  if (team.error && (team.error.status === 404 || team.error.status === 400)) return <NotFound />;
  const { data } = team;
  const edits = can(data, "addMembers");
  const count = selectedCount(selected, list.total ?? 0);

  async function remove(ids?: string[]) {
    try {
      const chosen =
        ids ?? (selected.all ? await list.between(0, Math.min(list.total ?? 0, AT_ONCE) - 1) : [...selected.ids]);
      const leaving = ids || !selected.all ? chosen : chosen.filter((one) => isSelected(selected, one));
      await changeMembers(id, { remove: leaving });
      toast.ok(t(($) => $.removed, { count: leaving.length, n: format.number(leaving.length) }));
      setSelected(nothing);
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  const add = (bar = false) => (
    <Button size="sm" className="max-sm:h-11" onClick={() => setAdding(true)}>
      <Plus className="size-4.5" aria-hidden="true" />
      <span className={bar ? "max-sm:sr-only" : ""}>{t(($) => $.addMembers)}</span>
    </Button>
  );
  const empty =
    state.search === "" ? (
      <EmptyState compact art="meeting" tone={35} title={t(($) => $.nobody)} action={edits && add()}>
        {t(($) => $.nobodyText)}
      </EmptyState>
    ) : (
      <EmptyState
        compact
        art="orbit"
        tone={225}
        title={member(($) => $.empty.title)}
        action={
          <Button kind="line" size="sm" onClick={state.clear}>
            {member(($) => $.clearSearch)}
          </Button>
        }
      >
        {t(($) => $.empty.text)}
      </EmptyState>
    );
  return (
    <Page
      title={data?.name ?? t(($) => $.title)}
      back={{ to: pathTo("teams"), label: t(($) => $.back) }}
      bleed
      chips={data?.archivedAt ? <Badge>{t(($) => $.archived)}</Badge> : undefined}
      actions={
        <>
          {can(data, "edit") && (
            <LinkButton kind="line" size="sm" to={pathTo("team-edit", { id })} className="max-sm:h-11">
              <Pencil className="size-4.5" aria-hidden="true" />
              <span className="max-sm:sr-only">{admin(($) => $.act.edit)}</span>
            </LinkButton>
          )}
          {edits && add(true)}
        </>
      }
    >
      <ListFrame
        label={t(($) => $.people)}
        searchLabel={member(($) => $.search)}
        state={state}
        list={{
          ...list,
          error: list.error ?? team.error,
          retry: () => Promise.all([list.retry(), team.mutate()]),
        }}
        tools={data && data.teamType !== "manual" && <p className="text-sm text-ink-2">{t(($) => $.automatic)}</p>}
        columns={columns.filter((column) => !column.hidden).map((column) => ({ ...column, sortable: false }))}
        sortable={false}
        selection={edits ? { value: selected, onChange: setSelected } : undefined}
        menu={
          edits
            ? (row) => [
                {
                  label: t(($) => $.removeMembers),
                  icon: <UserRoundX />,
                  danger: true,
                  onSelect: () => void remove([row.id]),
                },
              ]
            : undefined
        }
        empty={empty}
        found={(count) => t(($) => $.members, { count, n: format.number(count) })}
      >
        {(member) => (
          <MemberCard
            member={member}
            choosing={edits}
            on={isSelected(selected, member.id)}
            onToggle={() => setSelected(select(selected, [member.id], !isSelected(selected, member.id)))}
          />
        )}
      </ListFrame>
      {count > 0 && (
        <BulkBar
          label={member(($) => $.selected, { count, n: format.number(count) })}
          clear={member(($) => $.clearSelection)}
          actions={[
            {
              label: t(($) => $.removeMembers),
              icon: <UserRoundX />,
              onSelect: () => void (busy || remove()),
            },
          ]}
          onClear={() => setSelected(nothing)}
        />
      )}
      <Suspense>{adding && data && <AddPeopleDialog team={data} onClose={() => setAdding(false)} />}</Suspense>
    </Page>
  );
}
