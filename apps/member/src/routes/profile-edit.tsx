import { useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { EditForm } from "../features/profile/components/edit-form.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation();
  const { data: me, error, mutate } = useMe();
  return (
    <Page title={t(($) => $.edit.title)} max="max-w-[66rem]" back={{ to: pathTo("profile-me"), label: t(($) => $.me) }}>
      {me ? (
        <EditForm me={me} reload={() => void mutate()} />
      ) : error ? (
        <ErrorState
          title={common(($) => $.failed.title)}
          retry={common(($) => $.action.retry)}
          onRetry={() => void mutate()}
        >
          {common(($) => $.failed.text)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={common(($) => $.action.loading)} className="grid gap-6 py-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Page>
  );
}
