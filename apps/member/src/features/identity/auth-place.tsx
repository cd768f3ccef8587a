import { authPaths, safeNext } from "@plaudit/ui/app/guards.ts";
import { createContext, type MouseEvent, type ReactNode, useContext } from "react";

export interface AuthPlace {
  url: URL;
  go: (to: string, replace?: boolean) => void;
}
const AuthPlaceContext = createContext<AuthPlace | null>(null);
export const AuthPlaceProvider = AuthPlaceContext.Provider;

/** Where in signing in we are, and the way on; pages beyond are other documents. */
export function useAuthPlace() {
  const place = useContext(AuthPlaceContext);
  if (!place) throw new Error("useAuthPlace stands inside AuthPlaceProvider");
  return { ...place, next: safeNext(place.url) };
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/$/, "") : path);
export const authPath = (url: URL) => authPaths.find((path) => path === trimmed(url.pathname));

export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const { go } = useAuthPlace();
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={handleClick} className="target font-semibold text-brand-text hocus:underline">
      {children}
    </a>
  );
}
