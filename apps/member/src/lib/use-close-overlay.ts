import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { pathTo } from "../screens.ts";

/** Back to the screen below; a page that started with the overlay goes home. Called twice in a row, it goes back once. */
export function useCloseOverlay() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string | null>(null);
  return () => {
    if (left.current === key) return;
    left.current = key;
    if (key === "default") void navigate(pathTo("home"), { replace: true, preventScrollReset: true });
    else void navigate(-1);
  };
}
