import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useSearchParams } from "react-router";
import { ArchivedSwitch } from "../features/award/components/archived-switch.tsx";
import { AwardTabs } from "../features/award/components/award-tabs.tsx";
import { BanksNote } from "../features/award/components/banks-note.tsx";
import { FirstAwards } from "../features/award/components/first-awards.tsx";
import { TypesTable } from "../features/award/components/types-table.tsx";
import { useAwardTypes } from "../features/award/data.ts";
import { useAwardMenu } from "../features/award/use-award-menu.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("award-admin");
  const [search] = useSearchParams();
  const archived = search.has("archived");
  const { items, pages, error, isValidating, mutate, more, loadMore, loadingMore } = useAwardTypes(archived);
  const [first] = pages;
  const { menu, question } = useAwardMenu({ onFailed: mutate });
  const add = (
    <LinkButton to={pathTo("award-type-new")} size="sm" className="max-sm:h-11">
      <Plus className="size-4.5" aria-hidden="true" />
      {t(($) => $.add)}
    </LinkButton>
  );
  return (
    <Page title={t(($) => $.title)} actions={add} max="max-w-[74rem]">
      <AwardTabs kinds={first?.kinds} />
      <ArchivedSwitch count={first?.archived} />
      {error && !first ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !first ? (
        <div className="grid gap-4 pt-6" aria-hidden="true">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ) : items.length === 0 ? (
        archived ? (
          <EmptyState title={t(($) => $.empty.archived)}>{null}</EmptyState>
        ) : (
          <FirstAwards />
        )
      ) : (
        <div className="min-w-0 pt-4">
          <TypesTable types={items} menu={menu} />
          <BanksNote types={items} />
          {more && (
            <Button kind="line" className="mt-5" off={loadingMore} onClick={() => void loadMore()}>
              {t(($) => $.recipients.more)}
            </Button>
          )}
        </div>
      )}
      {question}
    </Page>
  );
}
