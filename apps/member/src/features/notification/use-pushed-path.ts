import { useEffect } from "react";
import { useNavigate } from "react-router";

/** The service worker asks the open window to show what was touched in a pushed notification. */
export function usePushedPath() {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const open = ({ data }: MessageEvent) => data?.type === "open" && void navigate(String(data.path));
    worker?.addEventListener("message", open);
    return () => worker?.removeEventListener("message", open);
  }, [navigate]);
}
