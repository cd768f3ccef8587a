export const inputClass =
  "w-full rounded-sm bg-surface px-3 text-base text-ink rim-line-2 ease-look outline-none focus:rim-ring aria-invalid:rim-danger disabled:bg-sunken disabled:text-ink-3";
