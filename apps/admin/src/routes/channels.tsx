import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Disclosure } from "@plaudit/ui/disclosure.tsx";
import { useState } from "react";
import { ChannelRow } from "../features/channel/components/channel-row.tsx";
import { LinkDialog } from "../features/channel/components/link-dialog.tsx";
import { PreviewDialog } from "../features/channel/components/preview-dialog.tsx";
import { type Channel, type FreshLink, useChannelActions, useChannels } from "../features/channel/data.ts";
import { EntityList } from "../lib/entity-list.tsx";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("channel");
  const { may } = useApps();
  const list = useChannels();
  const { archive, remove, rotate, revoke } = useChannelActions();
  const [seen, setSeen] = useState<Channel | null>(null);
  const [fresh, setFresh] = useState<FreshLink | null>(null);
  const { attempt, confirm, question } = useVerbs({
    confirmed: {
      rotate: async (channel: Channel) => setFresh(await rotate(channel)),
      revoke,
      archive: (channel: Channel) => archive(channel, true),
      delete: remove,
    },
    harmless: ["archive", "rotate"],
    text: (verb) => t(($) => $.confirm[verb]),
    onFailed: list.mutate,
  });
  const rows = (channels: Channel[]) => (
    <ul className="divide-y divide-line border-line border-y">
      {channels.map((channel) => (
        <ChannelRow
          key={channel.id}
          channel={channel}
          onPreview={() => setSeen(channel)}
          onRestore={() => void attempt("unarchive", channel, archive(channel, false))}
          onConfirm={(verb) => confirm(verb, channel)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <EntityList
        of={list}
        title={t(($) => $.title)}
        add={may("integration:manage") && { to: pathTo("channel-new"), label: t(($) => $.add) }}
        empty={{ title: t(($) => $.empty.title), text: t(($) => $.empty.text) }}
      >
        {(all) => {
          const current = all.filter((channel) => channel.state !== "archived");
          const archived = all.filter((channel) => channel.state === "archived");
          return (
            <>
              <p className="max-w-[60ch] text-sm text-ink-2">{t(($) => $.lede)}</p>
              {current.length > 0 && <div className="mt-6">{rows(current)}</div>}
              {archived.length > 0 && (
                <Disclosure
                  className="mt-8"
                  buttonClass="h-11 text-sm font-semibold text-ink-2"
                  summary={t(($) => $.archivedCount, { count: archived.length })}
                >
                  {rows(archived)}
                </Disclosure>
              )}
            </>
          );
        }}
      </EntityList>
      {question}
      <LinkDialog fresh={fresh} onClose={() => setFresh(null)} />
      <PreviewDialog channel={seen} onClose={() => setSeen(null)} />
    </>
  );
}
