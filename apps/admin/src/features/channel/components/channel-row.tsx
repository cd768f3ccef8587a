import { can } from "@plaudit/api/permissions.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Archive, ArchiveRestore, Eye, Pencil, Trash2, Unplug } from "@plaudit/ui/icons.tsx";
import { KeyRound } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import type { ReactNode } from "react";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { pathTo } from "../../../screens.ts";
import type { Channel } from "../data.ts";

interface Props {
  channel: Channel;
  onPreview: () => void;
  onRestore: () => void;
  onConfirm: (what: "rotate" | "revoke" | "archive" | "delete") => void;
}
const badges = { playing: "ok", away: "warn", waiting: "plain", revoked: "danger", archived: "plain" } as const;

export function ChannelRow({ channel, onPreview, onRestore, onConfirm }: Props) {
  const { t, i18n } = useTranslation("channel");
  const { t: admin } = useTranslation("admin");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { id, name, state, lastSeenAt, teams } = channel;
  const shows = [
    ...channel.content.map((kind) => t(($) => $.content[kind])),
    teams.length === 0 ? t(($) => $.allTeams) : format.list(teams.map((team) => team.name)),
    t(($) => $.period, { count: channel.periodDays }),
  ];
  const offered = (what: "rotate" | "revoke" | "delete", icon: ReactNode, danger = false): MenuEntry[] =>
    can(channel, what) ? [{ label: admin(($) => $.act[what]), icon, danger, onSelect: () => onConfirm(what) }] : [];
  const looks = [
    languageName(channel.language, i18n.language),
    common(($) => $.theme[channel.theme]),
    t(($) => $.code[channel.qr]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-display text-[1.1875rem] font-[500] track-display wrap-anywhere" dir="auto">
            {name}
          </h2>
          <Badge state={badges[state]}>{t(($) => $.state[state])}</Badge>
          {lastSeenAt && state !== "playing" && (
            <span className="text-xs text-ink-3">{t(($) => $.lastSeen, { ago: format.ago(lastSeenAt) })}</span>
          )}
        </div>
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{shows.join(" · ")}</p>
        <p className="text-sm text-ink-3">{looks.join(" · ")}</p>
      </div>
      <div className="flex items-center gap-1">
        {can(channel, "preview") && (
          <Button kind="line" size="sm" onClick={onPreview} aria-label={t(($) => $.previewOf, { name })}>
            <Eye className="size-4.5" aria-hidden="true" />
            {t(($) => $.preview)}
          </Button>
        )}
        {can(channel, "edit") && (
          <>
            <LinkButton
              kind="quiet"
              size="icon"
              to={pathTo("channel-edit", { id })}
              aria-label={t(($) => $.edit, { name })}
            >
              <Pencil className="size-4.5" aria-hidden="true" />
            </LinkButton>
            <RowMenu
              name={name}
              entries={[
                ...offered("rotate", <KeyRound />),
                ...offered("revoke", <Unplug />),
                ...(can(channel, "rotate") ? ["line" as const] : []),
                state === "archived"
                  ? { label: admin(($) => $.act.unarchive), icon: <ArchiveRestore />, onSelect: onRestore }
                  : { label: admin(($) => $.act.archive), icon: <Archive />, onSelect: () => onConfirm("archive") },
                ...offered("delete", <Trash2 />, true),
              ]}
            />
          </>
        )}
      </div>
    </li>
  );
}
