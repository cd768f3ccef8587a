import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { TeamAvatar } from "@plaudit/ui/entity/team-avatar.tsx";
import { useEffect, useState } from "react";
import type { Recognition } from "./content.ts";
import { groups } from "./playlist.ts";

const ROTATE_MS = 20_000;
const AT_ONCE = 2;

/** Two at a time, so that faces stay large; the next two after 20 s. */
export function Receivers({ sendTo, moving }: { sendTo: Recognition["sendTo"]; moving: boolean }) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const turns = groups(sendTo, AT_ONCE);
  const [turn, setTurn] = useState(0);
  const many = turns.length > 1;
  useEffect(() => {
    if (!moving || !many) return;
    const timer = setInterval(() => setTurn((now) => now + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [moving, many]);
  const shown = turns[turn % Math.max(1, turns.length)] ?? [];
  const others = sendTo.length - shown.length;
  return (
    <div key={turn} className={`flex items-center gap-[3vmin] ${turn > 0 ? "animate-arrive" : ""}`}>
      <span className="flex shrink-0" data-theme="light">
        {shown.map(({ id, type, displayData }, i) => (
          <span key={id} className={`size-[16vmin] rounded-full ${i ? "-ms-[3vmin]" : ""}`}>
            {type === "team" ? (
              <TeamAvatar id={id} name={displayData.name} size="xl" ring="ring-[.8vmin] ring-deep" decorative />
            ) : (
              <Avatar
                person={{ id, name: displayData.name, avatarUrls: displayData.avatarUrls }}
                size="xl"
                ring="ring-[.8vmin] ring-deep"
                decorative
              />
            )}
          </span>
        ))}
      </span>
      <div className="min-w-0">
        <h1 className="text-[4.6vmin] leading-tight font-semibold text-balance">
          <bdi>{format.list(shown.map(({ displayData }) => displayData.name))}</bdi>
        </h1>
        <p className="mt-[.8vmin] text-[3vmin] text-on-deep-2">
          {others > 0
            ? t(($) => $.more, { count: others })
            : shown.length === 1 && shown[0]?.type === "team"
              ? t(($) => $.team, { count: shown[0].displayData.activeMemberCount ?? 0 })
              : null}
        </p>
      </div>
    </div>
  );
}
