import { X } from "../icons.tsx";
import { Menu, type MenuEntry } from "../menu.tsx";

type Action = { label: string; icon: React.ReactNode; onSelect: () => void };
type Props = {
  /** '3 selected'. */
  label: string;
  clear: string;
  actions: Action[];
  /** What is done more seldom. */
  more?: { label: string; icon: React.ReactNode; entries: MenuEntry[] };
  onClear: () => void;
};
const look =
  "inline-flex h-11 items-center gap-2 rounded-sm px-3 text-sm font-semibold hover:bg-white/12 dark:hover:bg-black/8 max-sm:h-14 max-sm:min-w-0 max-sm:grow max-sm:basis-0 max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:px-1 max-sm:text-center max-sm:text-2xs [&_svg]:size-4.5 [&_svg]:shrink-0";

/** What can be done to the rows that are selected, within reach of the thumb. */
export const BulkBar = ({ label, clear, actions, more, onClear }: Props) => (
  <div
    role="toolbar"
    aria-label={label}
    className="foot-bar fixed inset-x-3 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] animate-rise items-center gap-1 rounded-md bg-ink p-1.5 text-canvas shadow-3 max-sm:w-auto max-sm:flex-wrap lg:start-78"
  >
    <span
      role="status"
      className="px-3 text-sm font-semibold whitespace-nowrap tabular-nums max-sm:-order-2 max-sm:basis-[calc(100%-3rem)]"
    >
      {label}
    </span>
    {actions.map((action) => (
      <button key={action.label} type="button" className={look} onClick={action.onSelect}>
        {action.icon}
        {action.label}
      </button>
    ))}
    {more && (
      <Menu label={more.label} className={`${look} data-open:bg-white/12`} button={more.icon} entries={more.entries} />
    )}
    <button
      type="button"
      aria-label={clear}
      onClick={onClear}
      className="target grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/12 max-sm:-order-1 dark:hover:bg-black/8"
    >
      <X className="size-4.5" aria-hidden="true" />
    </button>
  </div>
);
