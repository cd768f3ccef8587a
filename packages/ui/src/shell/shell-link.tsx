import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";

type Props = {
  to: string;
  end?: boolean;
  outside?: boolean;
  /** Current although the path is another. */
  current?: boolean;
  className: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A link that knows whether it is current; another app's path is loaded again. */
export const ShellLink = ({ to, end, outside, current, className, onClick, children }: Props) =>
  outside ? (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  ) : current ? (
    <Link to={to} aria-current="page" className={className} onClick={onClick}>
      {children}
    </Link>
  ) : (
    <NavLink to={to} end={end} className={className} onClick={onClick}>
      {children}
    </NavLink>
  );
