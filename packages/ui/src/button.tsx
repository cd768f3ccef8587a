import type { ComponentProps, MouseEvent } from "react";

const base =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap font-semibold ease-look active:not-off:[scale:.98]";
const kinds = {
  primary: "bg-brand text-on-brand hover:bg-brand-hover off:bg-sunken off:text-ink-3",
  soft: "bg-brand-soft text-brand-text hover:bg-brand-soft-2 off:bg-sunken off:text-ink-3",
  line: "bg-surface text-ink rim-edge hover:bg-sunken off:text-ink-3",
  quiet: "text-ink-2 hover:bg-sunken hover:text-ink off:text-ink-3",
  danger: "bg-danger text-white hover:opacity-90 off:bg-sunken off:text-ink-3",
};
const sizes = {
  xs: "h-8 rounded-sm px-2.5 text-xs",
  sm: "h-9 rounded-sm px-3 text-sm max-sm:h-11",
  md: "h-11 rounded-md px-4.5 text-sm",
  lg: "h-12 rounded-md px-5 text-base",
  icon: "size-11 rounded-md",
  "icon-sm": "target size-9 rounded-sm max-sm:size-11",
};
export type ButtonLook = { kind?: keyof typeof kinds; size?: keyof typeof sizes };
export const buttonClass = ({ kind = "primary", size = "md" }: ButtonLook) => `${base} ${kinds[kind]} ${sizes[size]}`;

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** It does nothing for now and keeps the focus, which `disabled` would lose. */
    off?: boolean | undefined;
  };

export function Button({ kind, size, className = "", type = "button", off, ...props }: ButtonProps) {
  const idle = off
    ? ({ "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } as const)
    : undefined;
  return <button {...props} {...idle} type={type} className={`${buttonClass({ kind, size })} ${className}`} />;
}
