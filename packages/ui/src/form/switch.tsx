import { useId } from "react";

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: string;
  disabled?: boolean;
};

export function Switch({ checked, onChange, label, hint, disabled }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="target h-7 w-12 shrink-0 rounded-full bg-line-2 p-0.5 ease-look aria-checked:bg-brand disabled:opacity-50"
      >
        <span
          className={`block size-6 rounded-full bg-white shadow-1 [transition:margin_150ms] ${checked ? "ms-5" : ""}`}
        />
      </button>
      <span className="min-w-0 leading-tight">
        <span id={id} className="block text-sm font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-ink-2">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
