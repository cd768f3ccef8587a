import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { pathTo } from "../screens.ts";

/** The page started here: by the router's own count, which stays when an overlay leads on to another one. */
const isFirst = () => !((history.state as { idx?: number } | null)?.idx ?? 0);

/** Back to the screen below; a page that started with the overlay goes home. Called twice in a row, it goes back once. */
export function useCloseOverlay() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string | null>(null);
  return () => {
    if (left.current === key) return;
    left.current = key;
    if (isFirst()) void navigate(pathTo("home"), { replace: true, preventScrollReset: true });
    else void navigate(-1);
  };
}
