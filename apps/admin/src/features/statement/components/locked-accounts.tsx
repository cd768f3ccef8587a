import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { pathTo } from "../../../screens.ts";
import { type AccountRow, useAccounts } from "../data.ts";

type Props = { onUnlock: (row: AccountRow) => void };

function Rows({ onUnlock }: Props) {
  const { t } = useTranslation("points-reporting");
  const { date } = useFormat();
  const list = useAccounts({ locked: "true" }, "name");
  if (list.error && !list.data) return <LoadFailed busy={list.isValidating} onRetry={() => void list.mutate()} />;
  if (!list.data) return <Skeleton className="h-24" />;
  if (list.items.length === 0)
    return (
      <p className="text-sm text-ink-2">
        {t(($) => $.locked.none)} <TextLink to={pathTo("points-reporting")}>{t(($) => $.locked.all)}</TextLink>
      </p>
    );
  return (
    <>
      <ul className="lines-y border-line border-y">
        {list.items.map((row) => (
          <li key={row.id} className="flex items-center gap-3 py-2.5">
            <Avatar person={row} decorative />
            <span className="min-w-0 grow text-sm">
              <TextLink to={pathTo("points-owner", { id: row.id })} className="text-ink!">
                <bdi>{row.name}</bdi>
              </TextLink>
              <span dir="auto" className="block text-ink-2">
                {row.lockReason}
              </span>
              <span className="block text-xs text-ink-2">
                {row.lockedAt && row.lockedBy
                  ? t(($) => $.locked.by, { name: row.lockedBy.name, date: date(row.lockedAt) })
                  : row.lockedAt && t(($) => $.locked.since, { date: date(row.lockedAt) })}
              </span>
            </span>
            {can(row, "unlock") && (
              <Button
                kind="line"
                size="sm"
                className="max-sm:h-11"
                aria-label={t(($) => $.locked.unlock, { name: row.name })}
                onClick={() => onUnlock(row)}
              >
                {t(($) => $.unlock.act)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.more && (
        <div>
          <Button kind="line" off={list.loadingMore} onClick={() => void list.loadMore()}>
            {t(($) => $.more)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Who may neither give nor receive, why, since when, and by whom. */
export function LockedAccounts(props: Props) {
  const { t } = useTranslation("points-reporting");
  return (
    <FormSection title={t(($) => $.locked.title)} hint={t(($) => $.locked.hint)}>
      <Rows {...props} />
    </FormSection>
  );
}
