export const inputClass =
  "w-full rounded-sm bg-surface px-3 text-base text-ink shadow-[inset_0_0_0_1px_var(--t-line-2)] transition-shadow outline-none focus:shadow-[inset_0_0_0_2px_var(--t-ring)] aria-invalid:shadow-[inset_0_0_0_2px_var(--t-danger)] disabled:bg-sunken disabled:text-ink-3";
