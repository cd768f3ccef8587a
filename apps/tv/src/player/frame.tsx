import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Logo } from "@plaudit/ui/logo.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { Code, type CodeTarget } from "./code.tsx";
import type { Channel } from "./content.ts";

export interface FrameProps {
  channel: Channel;
  offlineSince: Date | null;
  paused: boolean;
  position: number;
  length: number;
  code: CodeTarget | null;
  art?: ReactNode;
  /** Room for art at the side. */
  aside?: boolean;
  children: ReactNode;
}

const MARKS = 12;
/**
 * Five per cent stay empty all around, for panels that cut the edge. Sizes are in vmin, so that both ways of hanging the screen share
 * them; the least is 3 vmin, 32 px on a 1080 panel.
 */
export function Frame({ channel, offlineSince, paused, position, length, code, art, aside, children }: FrameProps) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const note = paused
    ? t(($) => $.pause)
    : offlineSince && t(($) => $.offline, { time: format.date(offlineSince, { hour: "2-digit", minute: "2-digit" }) });
  const marks = Math.min(MARKS, length);
  const marked = length > MARKS ? Math.floor((position / length) * MARKS) : position;
  return (
    <main
      className="relative isolate flex h-dvh w-dvw flex-col overflow-hidden bg-deep p-[5vmin] text-on-deep"
      data-theme="dark"
    >
      {art}
      <header
        className={`flex items-center gap-[3vmin] text-[3vmin] font-semibold ${aside ? "landscape:me-[31vw]" : ""}`}
      >
        <Logo
          name={channel.tenantName}
          logoUrls={channel.logoUrls}
          onDeep
          className="max-h-[6vmin]! max-w-none! gap-[1.4vmin]! [&_svg]:size-[5vmin] [&>span]:text-[3.4vmin]"
        />
        <span className="grow" />
        {note && <span className="rounded-full bg-deep-2 px-[2.4vmin] py-[1vmin]">{note}</span>}
        <Clock />
      </header>
      <div className="min-h-0 grow">{children}</div>
      <footer className="flex items-end justify-between gap-[4vmin]">
        <div aria-hidden="true" className="mb-[1vmin] flex gap-[.9vmin]">
          {Array.from({ length: marks }, (_, i) => (
            <i
              key={String(i)}
              className={`h-[.9vmin] w-[2.4vmin] rounded-full ${i === marked ? "bg-spark" : "bg-deep-3"}`}
            />
          ))}
        </div>
        {code && <Code target={code} channel={channel} />}
      </footer>
    </main>
  );
}

function Clock() {
  const format = useFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={now.toISOString()} className="tabular-nums">
      {format.date(now, { hour: "2-digit", minute: "2-digit" })}
    </time>
  );
}
