import { Check, Minus } from "../later-icons.tsx";

type Props = { on: boolean; mixed?: boolean; label: string; onToggle: (shift: boolean) => void };

export const RowCheck = ({ on, mixed, label, onToggle }: Props) => (
  <label className="target flex">
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={on}
      onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
      ref={(input) => {
        if (input) input.indeterminate = mixed ?? false;
      }}
      className="sr-only"
    />
    <span
      aria-hidden="true"
      className={`grid size-4.5 place-items-center rounded-xs ${on || mixed ? "bg-brand text-on-brand" : "text-transparent rim-check"}`}
    >
      {mixed ? <Minus className="size-3" strokeWidth={3.5} /> : <Check className="size-3" strokeWidth={3.5} />}
    </span>
  </label>
);
