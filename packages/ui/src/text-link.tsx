import { Link, type LinkProps } from "react-router";

export const TextLink = ({ className = "", ...props }: LinkProps) => (
  <Link {...props} className={`target font-semibold text-brand-text hocus:underline ${className}`} />
);
