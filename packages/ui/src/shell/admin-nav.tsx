import { useLocation } from "react-router";
import { Disclosure } from "../disclosure.tsx";
import { ArrowLeft } from "../icons.tsx";
import { ChevronDown } from "../later-icons.tsx";
import { ShellLink } from "./shell-link.tsx";

export type AdminEntry = {
  to: string;
  label: string;
  end?: boolean;
  /** Other paths under which it is current. */
  also?: string[];
};
/** A group without a label has no heading. */
export type AdminGroup = { label?: string; entries: AdminEntry[] };

type Props = { label: string; back: string; backTo: string; groups: AdminGroup[]; onGo?: () => void };
const SHORT = 16;
const link =
  "flex h-9 items-center rounded-sm px-3 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text max-lg:h-11";

export function AdminNav({ label, back, backTo, groups, onGo }: Props) {
  const { pathname } = useLocation();
  const isIn = (root: string) => pathname === root || pathname.startsWith(`${root}/`);
  // A short menu is there as a whole; of a long one the first groups, and the one that is looked at.
  const short = groups.reduce((sum, { entries }) => sum + entries.length, 0) <= SHORT;
  const item = ({ to, label: name, end, also }: AdminEntry) => (
    <li key={to}>
      <ShellLink to={to} end={end} current={also?.some(isIn)} className={link} onClick={onGo}>
        {name}
      </ShellLink>
    </li>
  );
  return (
    <nav aria-label={label} className="min-h-0 grow overflow-y-auto px-3 py-3 no-bar">
      <ShellLink to={backTo} outside className={`${link} gap-2`}>
        <ArrowLeft className="size-4.5 rtl:rotate-180" aria-hidden="true" />
        {back}
      </ShellLink>
      {groups.map((group, i) =>
        group.label ? (
          <Disclosure
            key={group.label}
            open={short || i < 2 || group.entries.some(({ to, also = [] }) => [to, ...also].some(isIn))}
            className="mt-1.5"
            buttonClass="h-9 justify-between rounded-sm px-3 text-xs font-semibold text-ink-2 hover:bg-sunken max-lg:h-11"
            summary={
              <>
                {group.label}
                <ChevronDown className="size-4 text-ink-3 group-data-open:rotate-180" aria-hidden="true" />
              </>
            }
          >
            <ul>{group.entries.map(item)}</ul>
          </Disclosure>
        ) : (
          <ul key={group.entries[0]?.to} className="mt-2 border-line border-t pt-2">
            {group.entries.map(item)}
          </ul>
        ),
      )}
    </nav>
  );
}
