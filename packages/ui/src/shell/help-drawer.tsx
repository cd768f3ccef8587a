import { Drawer } from "../drawer.tsx";
import { ArrowUpRight, Keyboard } from "../later-icons.tsx";
import { TextLink } from "../text-link.tsx";

export type Help = {
  title: string;
  text: string;
  steps: { title: string; text: string }[];
  link?: { label: string; to: string };
};
type Props = {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  help: Help;
  keys?: { title: string; entries: { keys: string[]; label: string }[] };
};

/** What this screen is for, three things to do, a link on; 375 wide. */
export function HelpDrawer({ open, onClose, closeLabel, help, keys }: Props) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={help.title}
      closeLabel={closeLabel}
      footer={
        help.link && (
          <TextLink to={help.link.to} onClick={onClose} className="inline-flex h-11 items-center gap-1.5 text-sm">
            {help.link.label}
            <ArrowUpRight className="size-4 rtl:[scale:-1_1]" aria-hidden="true" />
          </TextLink>
        )
      }
    >
      <p className="text-sm text-ink-2">{help.text}</p>
      <ol className="mt-6 grid gap-5">
        {help.steps.map((step, i) => (
          <li key={step.title} className="flex gap-3.5">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-bold text-brand-text tabular-nums">
              {i + 1}
            </span>
            <div>
              <h3 className="text-sm font-semibold">{step.title}</h3>
              <p className="mt-0.5 text-sm text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {keys && (
        <div className="pointer-coarse:hidden">
          <h3 className="mt-8 flex items-center gap-2 text-sm font-semibold">
            <Keyboard className="size-4.5 text-ink-3" aria-hidden="true" />
            {keys.title}
          </h3>
          <dl className="mt-2 grid gap-px">
            {keys.entries.map((entry) => (
              <div
                key={entry.label}
                className="flex h-10 items-center justify-between border-line border-b text-sm last:border-0"
              >
                <dt className="text-ink-2">{entry.label}</dt>
                <dd className="flex gap-1">
                  {entry.keys.map((key) => (
                    <kbd
                      key={key}
                      className="grid h-6 min-w-6 place-items-center rounded-xs bg-sunken px-1.5 font-sans text-xs font-semibold shadow-1"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Drawer>
  );
}
