import { X } from "../icons.tsx";

type Props = { label: string; remove: string; onRemove: () => void };

/** An active filter as text; pressing it removes the filter. */
export const FilterChip = ({ label, remove, onRemove }: Props) => (
  <button
    type="button"
    aria-label={remove}
    onClick={onRemove}
    className="target inline-flex h-9 max-w-72 shrink-0 items-center gap-1.5 rounded-sm bg-brand-soft ps-3 pe-2 text-sm font-semibold text-brand-text hover:bg-brand-soft-2 max-sm:h-11"
  >
    <span className="truncate">{label}</span>
    <X className="size-4 shrink-0" aria-hidden="true" />
  </button>
);
