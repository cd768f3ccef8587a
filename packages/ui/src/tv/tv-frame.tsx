import type { ReactNode } from "react";
import { WifiOff } from "../icons.tsx";

type Props = {
  logo: ReactNode;
  /** The time of day, formatted. */
  clock: string;
  /** 'Offline since 08:40' while the player lives on its own store. */
  offline?: string | null;
  /** Which slide of how many; at most nine dots are drawn. */
  at: number;
  of: number;
  qr?: ReactNode;
  art?: ReactNode;
  /** The art takes the end third, so the bar keeps out of it. */
  aside?: boolean;
  children: ReactNode;
};
const dots = 9;

/** Five per cent stay empty all around (overscan). Sizes are in vmin, so both ways of hanging the screen share them; the least is 3 vmin: 32 px on a 1080 panel. */
export function TvFrame({ logo, clock, offline, at, of, qr, art, aside, children }: Props) {
  const shown = Math.min(of, dots);
  return (
    <main
      className="relative isolate flex h-dvh w-dvw flex-col overflow-hidden bg-deep p-[5vmin] text-on-deep"
      data-theme="dark"
    >
      {art}
      <header
        className={`flex items-center gap-[3vmin] text-[3vmin] font-semibold [&_img]:max-h-[6vmin] [&_svg]:size-[5vmin] ${aside ? "landscape:me-[31vw]" : ""}`}
      >
        {logo}
        <span className="grow" />
        {offline && (
          <span className="flex items-center gap-[1.4vmin] rounded-full bg-deep-2 px-[2.4vmin] py-[1vmin] [&_svg]:size-[3vmin]">
            <WifiOff aria-hidden="true" />
            {offline}
          </span>
        )}
        <time className="tabular-nums">{clock}</time>
      </header>
      <div className="min-h-0 grow">{children}</div>
      <footer className="flex items-end justify-between gap-[4vmin]">
        <div aria-hidden="true" className="mb-[1vmin] flex gap-[.9vmin]">
          {shown > 1 &&
            Array.from({ length: shown }, (_, i) => i).map((i) => (
              <i
                key={i}
                className={`h-[.9vmin] rounded-full ${i === at % shown ? "w-[7vmin] bg-spark" : "w-[2.4vmin] bg-deep-3"}`}
              />
            ))}
        </div>
        {qr}
      </footer>
    </main>
  );
}
