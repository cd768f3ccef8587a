import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "./button.tsx";

/** Apart from Button: pages that sign in load no router. */
export function LinkButton({ kind, size, className = "", ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={`${buttonClass({ kind, size })} ${className}`} />;
}
