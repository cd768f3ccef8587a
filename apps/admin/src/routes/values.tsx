import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { ValueSection } from "../features/value/components/value-section.tsx";
import { ValuesSkeleton } from "../features/value/components/values-skeleton.tsx";
import { useValueActions, useValues, type Value } from "../features/value/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("value");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const { data, error, mutate, isValidating } = useValues();
  const { archive, remove, reorder, busy } = useValueActions();
  const [confirming, setConfirming] = useState<Value | null>(null);
  const [withArchived, setWithArchived] = useState(false);
  const add = (
    <LinkButton to={pathTo("value-new")} size="sm" className="max-sm:h-11">
      <Plus className="size-4.5" aria-hidden="true" />
      {t(($) => $.add)}
    </LinkButton>
  );
  const attempt = async (what: "save" | "archive" | "unarchive" | "delete", { name }: Value, change: Promise<void>) => {
    try {
      await change;
      toast.ok(admin(($) => $.done[what], { name }));
    } catch (error) {
      toast.error(errorText(error));
      void mutate();
    }
  };
  const all = data?.results ?? [];
  const active = all.filter((value) => value.archivedAt === null);
  const archived = all.filter((value) => value.archivedAt !== null);
  const most = Math.max(0, ...all.flatMap((value) => value.qualities.map((quality) => quality.recognitionCount)));
  const move = (value: Value, index: number, step: 1 | -1) => {
    const ids = active.map((value) => value.id);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index + step, 0, moved);
    void attempt("save", value, reorder(ids));
  };
  const section = (value: Value, index: number, siblings: Value[]) => (
    <ValueSection
      key={value.id}
      value={value}
      most={most}
      first={index === 0}
      last={index === siblings.length - 1}
      onMove={(step) => move(value, index, step)}
      onArchive={(away) => void attempt(away ? "archive" : "unarchive", value, archive(value, away))}
      onDelete={() => setConfirming(value)}
    />
  );
  return (
    <Page title={t(($) => $.title)} actions={add} max="max-w-[72rem]">
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <ValuesSkeleton />
      ) : all.length === 0 ? (
        <EmptyState title={t(($) => $.empty.title)} action={add}>
          {t(($) => $.empty.text)}
        </EmptyState>
      ) : (
        <>
          <p className="max-w-[60ch] text-sm text-ink-2">{t(($) => $.lede)}</p>
          <div className="mt-6 grid gap-8">{active.map(section)}</div>
          {archived.length > 0 && (
            <details
              className="mt-10 border-line border-t pt-4"
              open={withArchived}
              onToggle={(event) => setWithArchived(event.currentTarget.open)}
            >
              <summary className="flex h-11 items-center text-sm font-semibold text-ink-2">
                {t(($) => $.archivedCount, { count: archived.length })}
              </summary>
              <div className="mt-4 grid gap-8">{archived.map(section)}</div>
            </details>
          )}
        </>
      )}
      <ConfirmDialog
        open={confirming !== null}
        title={admin(($) => $.confirm.delete, { name: confirming?.name ?? "" })}
        confirmLabel={admin(($) => $.act.delete)}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        danger
        busy={busy}
        onCancel={() => setConfirming(null)}
        onConfirm={() => {
          if (confirming) void attempt("delete", confirming, remove(confirming));
          setConfirming(null);
        }}
      >
        {t(($) => $.confirm)}
      </ConfirmDialog>
    </Page>
  );
}
