import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Opens the composer over the screen that is open; `r` does so from anywhere but where somebody types. */
export function useRecognize(allowed: boolean) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = () => {
    if (pathname !== "/recognition/send") navigate("/recognition/send", { preventScrollReset: true });
  };
  useEffect(() => {
    if (!allowed) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "r" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (typing(event.target) || document.querySelector("dialog:modal, :popover-open")) return;
      event.preventDefault();
      navigate("/recognition/send", { preventScrollReset: true });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [allowed, navigate]);
  return allowed ? open : undefined;
}
