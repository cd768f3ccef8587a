import { type CSSProperties, type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { Drawer } from "../drawer.tsx";
import { Menu } from "../icons.tsx";
import { type AdminGroup, AdminNav } from "./admin-nav.tsx";
import { type Frame, FrameProvider } from "./frame.ts";
import { SkipLink } from "./skip-link.tsx";

type Props = {
  labels: { skip: string; menu: string; back: string; close: string };
  frame: Frame;
  logo: ReactNode;
  groups: AdminGroup[];
  /** Where 'Back to main menu' leads. */
  backTo: string;
  children: ReactNode;
};
const indoors = { "--bar": "var(--t-surface)" } as CSSProperties;

/** The same family, indoors: lines instead of shadows, the brand only where something is chosen or done. */
export function AdminShell({ labels, frame, logo, groups, backTo, children }: Props) {
  const [menu, setMenu] = useState(false);
  const nav = (close?: () => void) => (
    <AdminNav label={labels.menu} back={labels.back} backTo={backTo} groups={groups} onGo={close} />
  );
  const open = (
    <Button kind="quiet" size="icon" aria-label={labels.menu} onClick={() => setMenu(true)} className="-ms-2">
      <Menu className="size-5.5" aria-hidden="true" />
    </Button>
  );
  return (
    <div className="min-h-dvh bg-surface lg:grid lg:grid-cols-[19.5rem_minmax(0,1fr)]">
      <SkipLink label={labels.skip} />
      <aside
        aria-label={frame.product}
        className="sticky top-0 hidden h-dvh flex-col border-line border-e bg-canvas lg:flex"
      >
        <div className="flex h-16 shrink-0 items-center px-6 pt-2">{logo}</div>
        {nav()}
      </aside>
      <div className="min-w-0" style={indoors}>
        <FrameProvider value={{ ...frame, logo: open, titled: true }}>{children}</FrameProvider>
      </div>
      <Drawer open={menu} onClose={() => setMenu(false)} title={labels.menu} closeLabel={labels.close}>
        {nav(() => setMenu(false))}
      </Drawer>
    </div>
  );
}
