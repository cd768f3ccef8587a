import { useApps } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { ChannelRow, type Confirming } from "../features/channel/components/channel-row.tsx";
import { LinkDialog } from "../features/channel/components/link-dialog.tsx";
import { PreviewDialog } from "../features/channel/components/preview-dialog.tsx";
import { type Channel, type FreshLink, useChannelActions, useChannels } from "../features/channel/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("channel");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const { may } = useApps();
  const { data, error, mutate, isValidating } = useChannels();
  const { archive, remove, rotate, revoke, busy } = useChannelActions();
  const [confirming, setConfirming] = useState<{ what: Confirming; channel: Channel } | null>(null);
  const [seen, setSeen] = useState<Channel | null>(null);
  const [fresh, setFresh] = useState<FreshLink | null>(null);
  const add = may("integration:manage") && (
    <LinkButton to={pathTo("channel-new")} size="sm" className="max-sm:h-11">
      <Plus className="size-4.5" aria-hidden="true" />
      {t(($) => $.add)}
    </LinkButton>
  );
  const attempt = async (what: Confirming | "unarchive", { name }: Channel, change: Promise<unknown>) => {
    try {
      await change;
      toast.ok(admin(($) => $.done[what], { name }));
    } catch (error) {
      toast.error(errorText(error));
      void mutate();
    }
  };
  const actions: Record<Confirming, (channel: Channel) => Promise<unknown>> = {
    rotate: async (channel) => setFresh(await rotate(channel)),
    revoke,
    archive: (channel) => archive(channel, true),
    delete: remove,
  };
  const confirmed = async () => {
    if (!confirming) return;
    await attempt(confirming.what, confirming.channel, actions[confirming.what](confirming.channel));
    // Meanwhile the list has changed, and another question may be open.
    setConfirming((now) => (now === confirming ? null : now));
  };
  const all = data?.results ?? [];
  const current = all.filter((channel) => channel.state !== "archived");
  const archived = all.filter((channel) => channel.state === "archived");
  const rows = (channels: Channel[]) => (
    <ul className="divide-y divide-line border-line border-y">
      {channels.map((channel) => (
        <ChannelRow
          key={channel.id}
          channel={channel}
          onPreview={() => setSeen(channel)}
          onRestore={() => void attempt("unarchive", channel, archive(channel, false))}
          onConfirm={(what) => setConfirming({ what, channel })}
        />
      ))}
    </ul>
  );
  const { what, channel } = confirming ?? {};
  return (
    <Page title={t(($) => $.title)} actions={add || undefined} max="max-w-[72rem]">
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <div className="grid gap-4" aria-hidden="true">
          {["a", "b", "c"].map((key) => (
            <Skeleton key={key} className="h-20 w-full" />
          ))}
        </div>
      ) : all.length === 0 ? (
        <EmptyState title={t(($) => $.empty.title)} action={add || undefined}>
          {t(($) => $.empty.text)}
        </EmptyState>
      ) : (
        <>
          <p className="max-w-[60ch] text-sm text-ink-2">{t(($) => $.lede)}</p>
          {current.length > 0 && <div className="mt-6">{rows(current)}</div>}
          {archived.length > 0 && (
            <details className="mt-8">
              <summary className="flex h-11 items-center text-sm font-semibold text-ink-2">
                {t(($) => $.archivedCount, { count: archived.length })}
              </summary>
              {rows(archived)}
            </details>
          )}
        </>
      )}
      <ConfirmDialog
        open={confirming !== null}
        title={what ? admin(($) => $.confirm[what], { name: channel?.name ?? "" }) : ""}
        confirmLabel={what ? admin(($) => $.act[what]) : ""}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        danger={what !== "rotate" && what !== "archive"}
        busy={busy}
        onCancel={() => setConfirming(null)}
        onConfirm={() => void confirmed()}
      >
        {what && t(($) => $.confirm[what])}
      </ConfirmDialog>
      <LinkDialog fresh={fresh} onClose={() => setFresh(null)} />
      <PreviewDialog channel={seen} onClose={() => setSeen(null)} />
    </Page>
  );
}
