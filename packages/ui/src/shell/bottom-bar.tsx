import { Menu, Plus } from "../icons.tsx";
import { ShellLink } from "./shell-link.tsx";
import type { NavEntry } from "./types.ts";

type Props = {
  label: string;
  home: NavEntry;
  me: NavEntry;
  recognize?: { label: string; onClick: () => void };
  more: { label: string; onClick: () => void };
};
const item =
  "flex h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-semibold text-ink-2 aria-[current=page]:text-brand-text";

const Tab = ({ entry: { to, label, icon: Icon, end } }: { entry: NavEntry }) => (
  <li className="grow basis-0">
    <ShellLink to={to} end={end} className={item}>
      <Icon className="size-5.5" strokeWidth={1.8} aria-hidden="true" />
      {label}
    </ShellLink>
  </li>
);

/** The phone's bar of 56: home, recognize, me, more. */
export const BottomBar = ({ label, home, me, recognize, more }: Props) => (
  <nav
    aria-label={label}
    className="phone-bar fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
  >
    <ul className="mx-auto flex max-w-md">
      <Tab entry={home} />
      {recognize && (
        <li className="grow basis-0">
          <button type="button" onClick={recognize.onClick} className={`${item} text-brand-text`}>
            <span className="grid h-7 w-12 place-items-center rounded-full bg-brand text-on-brand">
              <Plus className="size-5" strokeWidth={2.3} aria-hidden="true" />
            </span>
            {recognize.label}
          </button>
        </li>
      )}
      <Tab entry={me} />
      <li className="grow basis-0">
        <button type="button" onClick={more.onClick} className={item}>
          <Menu className="size-5.5" strokeWidth={1.8} aria-hidden="true" />
          {more.label}
        </button>
      </li>
    </ul>
  </nav>
);
