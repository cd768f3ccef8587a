import type { ComponentProps } from "react";

const base =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap font-semibold ease-look active:not-disabled:[scale:.98] aria-disabled:opacity-55";
const kinds = {
  primary: "bg-brand text-on-brand hover:bg-brand-hover disabled:bg-sunken disabled:text-ink-3",
  soft: "bg-brand-soft text-brand-text hover:bg-brand-soft-2 disabled:bg-sunken disabled:text-ink-3",
  line: "bg-surface text-ink rim-edge hover:bg-sunken disabled:text-ink-3",
  quiet: "text-ink-2 hover:bg-sunken hover:text-ink disabled:text-ink-3",
  danger: "bg-danger text-white hover:opacity-90 disabled:bg-sunken disabled:text-ink-3",
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

export function Button({
  kind,
  size,
  className = "",
  type = "button",
  ...props
}: ComponentProps<"button"> & ButtonLook) {
  return <button {...props} type={type} className={`${buttonClass({ kind, size })} ${className}`} />;
}
