import { ShellLink } from "./shell-link.tsx";
import type { NavEntry } from "./types.ts";

type Props = { entry: NavEntry; quiet?: boolean; wide?: boolean; onClick?: () => void };
const wideShape = "flex h-12 items-center gap-3.5 px-2 text-base";
const railShape =
  "max-lg:grid max-lg:h-14 max-lg:place-items-center max-lg:content-center max-lg:gap-1 max-lg:text-center max-lg:text-2xs lg:flex lg:items-center lg:gap-3 lg:px-3 lg:text-sm";

/** One entry of the drawer and the rail, or of the More sheet where it is wide. */
export function NavItem({ entry, quiet, wide, onClick }: Props) {
  const { to, label, icon: Icon, end, current, outside } = entry;
  const height = quiet ? "lg:h-9.5 short:lg:h-8.5" : "lg:h-10.5 short:lg:h-9.5";
  return (
    <li>
      <ShellLink
        to={to}
        end={end}
        current={current}
        outside={outside}
        onClick={onClick}
        className={`group rounded-md font-semibold text-ink-2 ease-look hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text ${wide ? wideShape : `${railShape} ${height}`}`}
      >
        <Icon className={quiet ? "size-5" : "size-5.5"} strokeWidth={1.7} aria-hidden="true" />
        <span className="min-w-0 max-w-full truncate">{label}</span>
      </ShellLink>
    </li>
  );
}
