import type { ComponentProps } from "react";

export const Card = ({ className = "", ...props }: ComponentProps<"article">) => (
  <article {...props} className={`overflow-hidden rounded-lg bg-surface shadow-2 ${className}`} />
);
