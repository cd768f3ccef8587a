import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../button.tsx";
import { Menu, Plus } from "../icons.tsx";
import { MD, useMedia } from "../use-media.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { type Frame, FrameProvider } from "./frame.ts";
import { NavItem } from "./nav-item.tsx";
import { SkipLink } from "./skip-link.tsx";
import type { NavEntry } from "./types.ts";

type Props = {
  labels: { skip: string; menu: string; recognize: string; recognizeShort: string; more: string };
  frame: Frame;
  /** The drawer's logo, 264 × 52 at most; the rail shows its first 32 px. */
  logo: ReactNode;
  /** Home first, Me second: the phone's bar shows these two. */
  main: NavEntry[];
  /** At the drawer's foot; in the rail and on phones they are under More. */
  personal: NavEntry[];
  /** Left out where the person may not send. */
  onRecognize?: () => void;
  onMore: () => void;
  children: ReactNode;
};

/** From 1200 px a drawer of 312, from 900 a rail of 92, below that a bottom bar. Bell and help are in the top bar at every width. */
export function AppShell({ labels, frame, logo, main, personal, onRecognize, onMore, children }: Props) {
  const [home, me] = main;
  const wide = useMedia(MD);
  return (
    <div className="md:grid md:grid-cols-[5.75rem_minmax(0,1fr)] lg:grid-cols-[19.5rem_minmax(0,1fr)] print:block">
      <SkipLink label={labels.skip} />
      {wide && (
        <aside
          aria-label={frame.product}
          className="sticky top-0 flex h-dvh flex-col border-line border-e print:hidden"
        >
          <div className="flex h-16 shrink-0 items-center max-lg:justify-center lg:mt-2 lg:px-6">
            <Link to={home?.to ?? "/"} className="flex min-w-0 max-lg:w-8 max-lg:overflow-hidden">
              {logo}
            </Link>
          </div>
          {onRecognize && (
            <div className="shrink-0 px-3 pt-1 lg:px-5 lg:pt-3">
              <Button size="lg" onClick={onRecognize} className="w-full max-lg:hidden">
                {labels.recognize}
              </Button>
              <Button
                size="icon"
                onClick={onRecognize}
                aria-label={labels.recognize}
                className="mx-auto flex size-13 lg:hidden"
              >
                <Plus className="size-6" aria-hidden="true" />
              </Button>
            </div>
          )}
          <nav
            aria-label={labels.menu}
            className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-2 pt-4 pb-4 no-bar lg:px-5 lg:pt-5"
          >
            <ul className="grid gap-0.5">
              {main.map((entry) => (
                <NavItem key={entry.to} entry={entry} />
              ))}
            </ul>
            <ul className="mt-auto grid gap-0.5 max-lg:hidden">
              {personal.map((entry) => (
                <NavItem key={entry.to} entry={entry} quiet />
              ))}
            </ul>
            <button
              type="button"
              onClick={onMore}
              className="mt-auto grid h-14 w-full shrink-0 place-items-center content-center gap-1 rounded-md text-2xs font-semibold text-ink-2 hover:bg-sunken lg:hidden"
            >
              <Menu className="size-5.5" strokeWidth={1.7} aria-hidden="true" />
              {labels.more}
            </button>
          </nav>
        </aside>
      )}
      <div className="min-w-0">
        <FrameProvider value={frame}>{children}</FrameProvider>
      </div>
      {!wide && home && me && (
        <BottomBar
          label={labels.menu}
          home={home}
          me={me}
          recognize={onRecognize && { label: labels.recognizeShort, onClick: onRecognize }}
          more={{ label: labels.more, onClick: onMore }}
        />
      )}
    </div>
  );
}
