import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { ColumnChooser } from "@plaudit/ui/grid/column-chooser.tsx";
import { isSelected, nothing, type Selection, select, selectedCount } from "@plaudit/ui/grid/selection.ts";
import { useColumns } from "@plaudit/ui/grid/use-columns.ts";
import { Plus } from "@plaudit/ui/icons.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { BatchAction } from "../features/member/batch.ts";
import { useMemberColumns } from "../features/member/columns.tsx";
import { MemberBulkBar } from "../features/member/components/bulk-bar.tsx";
import { MemberCard } from "../features/member/components/member-card.tsx";
import { MemberFilters } from "../features/member/components/member-filters.tsx";
import { ReadyViews } from "../features/member/components/ready-views.tsx";
import { fetchMembersFile, useMembers } from "../features/member/data.ts";
import { filterNames, filterOf } from "../features/member/filters.ts";
import { useMemberMenu } from "../features/member/use-member-menu.tsx";
import { PeopleTabs } from "../features/shell/people-tabs.tsx";
import { ListFrame } from "../lib/list-frame.tsx";
import { useDownload } from "../lib/use-download.ts";
import { useGridState } from "../lib/use-grid-state.ts";

const BatchDialog = lazy(async () => ({
  default: (await import("../features/member/components/batch-dialog.tsx")).BatchDialog,
}));
const InviteDialog = lazy(async () => ({
  default: (await import("../features/member/components/invite-dialog.tsx")).InviteDialog,
}));

export function Component() {
  const { t } = useTranslation("member");
  const format = useFormat();
  const { may } = useApps();
  const state = useGridState(filterNames, "name");
  const filter = filterOf(state.search, state.filters);
  const list = useMembers(filter, state.sorting, state.start);
  const columns = useMemberColumns();
  const chosen = useColumns("users", columns);
  const wide = useMedia(MD);
  const [selected, setSelected] = useState<{ view: string; value: Selection }>({ view: "", value: nothing });
  // Everybody means everybody who is listed: after a change of the filters nobody is selected until all are selected again.
  const value = selected.value.all && selected.view !== state.view ? nothing : selected.value;
  const choose = (next: Selection) => setSelected({ view: state.view, value: next });
  const [choosing, setChoosing] = useState(false);
  const [action, setAction] = useState<BatchAction | null>(null);
  const { downloading, download } = useDownload();
  const [params, setParams] = useSearchParams();
  const { menu, question } = useMemberMenu();
  const manages = may("identity:manage");
  const count = selectedCount(value, list.total ?? 0);

  const adding = (on: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (on) next.set("add", "");
        else next.delete("add");
        return next;
      },
      { preventScrollReset: true, replace: !on },
    );
  const narrowed = state.filtered || state.search !== "";
  const add = (bar = false) => (
    <Button size="sm" className="max-sm:h-11" onClick={() => adding(true)}>
      <Plus className="size-4.5" aria-hidden="true" />
      <span className={bar ? "max-sm:sr-only" : ""}>{t(($) => $.add)}</span>
    </Button>
  );
  const empty = (
    <EmptyState
      compact
      art="orbit"
      tone={225}
      title={narrowed ? t(($) => $.empty.title) : t(($) => $.empty.none)}
      action={
        narrowed ? (
          <Button kind="line" size="sm" onClick={state.clear}>
            {t(($) => $.clearFilters)}
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
    <Page
      title={t(($) => $.title)}
      bleed
      actions={
        <>
          <Button
            kind="line"
            size="sm"
            className="max-sm:hidden"
            off={downloading}
            onClick={() =>
              void download(
                () => fetchMembersFile(filter),
                "members.csv",
                t(($) => $.exported),
              )
            }
          >
            <Download className="size-4.5" aria-hidden="true" />
            {downloading ? t(($) => $.exporting) : t(($) => $.export)}
          </Button>
          {manages && add(true)}
        </>
      }
    >
      <ListFrame
        label={t(($) => $.users)}
        searchLabel={t(($) => $.search)}
        state={state}
        list={list}
        tabs={<PeopleTabs />}
        tools={
          <>
            <MemberFilters filters={state.filters} onChange={state.setFilter} />
            {!wide && manages && (
              <Button kind="quiet" size="sm" className="ms-auto max-sm:h-11" onClick={() => setChoosing(!choosing)}>
                {choosing ? t(($) => $.selectDone) : t(($) => $.selectMode)}
              </Button>
            )}
            <div className="flex max-w-full min-w-0 items-center gap-2 md:ms-auto">
              <ReadyViews filters={state.filters} onChange={state.setFilters} />
              {wide && (
                <ColumnChooser
                  label={t(($) => $.grid.columns)}
                  columns={columns}
                  isShown={chosen.isShown}
                  onToggle={chosen.toggle}
                />
              )}
            </div>
          </>
        }
        columns={chosen.shown}
        selection={manages ? { value, onChange: choose } : undefined}
        onHide={(key) => chosen.toggle(key, false)}
        menu={menu}
        empty={empty}
        found={(count) => t(($) => $.found, { count, n: format.number(count) })}
      >
        {(member) => (
          <MemberCard
            member={member}
            choosing={choosing}
            on={isSelected(value, member.id)}
            onToggle={() => choose(select(value, [member.id], !isSelected(value, member.id)))}
          />
        )}
      </ListFrame>
      {count > 0 && <MemberBulkBar count={count} onAction={setAction} onClear={() => choose(nothing)} />}
      {question}
      <Suspense>
        {action && (
          <BatchDialog
            action={action}
            selection={value.all ? { filter, exceptIds: [...value.ids] } : { memberIds: [...value.ids] }}
            onClose={() => setAction(null)}
            onDone={() => {
              setAction(null);
              choose(nothing);
            }}
          />
        )}
        {manages && params.has("add") && <InviteDialog onClose={() => adding(false)} />}
      </Suspense>
    </Page>
  );
}
