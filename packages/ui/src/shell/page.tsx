import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../button.tsx";
import { ArrowLeft, CircleHelp } from "../icons.tsx";
import { openModal } from "../open-overlay.ts";
import { useFrame } from "./frame.ts";
import { useTitle } from "./use-title.ts";

type Props = {
  title: string;
  back?: { to: string; label: string };
  chips?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** The page's measure, a max-w class. */
  max?: string;
  /** The page takes the whole width. */
  bleed?: boolean;
  /** The page has no heading of its own: on phones too its title is in the bar, in the logo's place. */
  named?: boolean;
};
let opened = false;

/** The frame of every screen: a fixed bar with title, way back, chips, actions and help, then the page in its measure. */
export function Page({ title, back, chips, actions, children, max = "max-w-[66rem]", bleed, named }: Props) {
  const { logo, alone, tools, onHelp, titled, labels } = useFrame();
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => {
    // A new page moves the focus to its start, or where it requests; the first one leaves the focus to the browser.
    const taken = openModal() || main.current?.contains(document.activeElement);
    if (opened && !taken) main.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  const measure = bleed ? "" : max;
  const shownLogo = logo && !back && !named;
  return (
    <>
      <header className="sticky top-0 z-20 bg-(--bar,var(--t-canvas))/92 bar-blur print:hidden">
        <div className={`flex h-14 items-center gap-2 px-4 md:h-16 md:px-8 ${titled ? "" : `mx-auto ${measure}`}`}>
          {back && (
            <Link
              to={back.to}
              aria-label={back.label}
              className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
            </Link>
          )}
          {shownLogo && (
            <span className={`flex min-w-0 ${alone ? "pe-3" : titled ? "lg:hidden" : "md:hidden"}`}>{logo}</span>
          )}
          <h1 className={`min-w-0 truncate text-base font-semibold ${shownLogo && !titled ? "max-md:sr-only" : ""}`}>
            <bdi>{title}</bdi>
          </h1>
          {chips}
          <span className="grow" />
          {actions}
          {tools}
          {onHelp && (
            <Button kind="quiet" size="icon" aria-label={labels.help} onClick={onHelp} className="-me-2 max-sm:hidden">
              <CircleHelp className="size-5.5" strokeWidth={1.75} aria-hidden="true" />
            </Button>
          )}
        </div>
      </header>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={`px-4 pt-3 pb-28 outline-none md:px-8 md:pb-16 ${titled ? "" : "mx-auto"} ${measure}`}
      >
        {children}
      </main>
    </>
  );
}
