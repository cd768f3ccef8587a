import type { ReactNode } from "react";
import { NavLink } from "react-router";

type Props = {
  to: string;
  end?: boolean;
  outside?: boolean;
  className: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A link that knows whether it is current; another app's path is loaded anew. */
export const ShellLink = ({ to, end, outside, className, onClick, children }: Props) =>
  outside ? (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  ) : (
    <NavLink to={to} end={end} className={className} onClick={onClick}>
      {children}
    </NavLink>
  );
