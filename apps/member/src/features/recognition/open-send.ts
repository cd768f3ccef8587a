import { useNavigate } from "react-router";
import { pathTo } from "../../screens.ts";

export const sendPath = (to?: { id: string; type?: string }) =>
  to ? `${pathTo("recognition-send")}?to=${to.type === "team" ? "team:" : ""}${to.id}` : pathTo("recognition-send");

/** Opens the composer over the screen that is open, for somebody in particular or for nobody yet. */
export function useOpenSend() {
  const navigate = useNavigate();
  return (to?: Parameters<typeof sendPath>[0]) => void navigate(sendPath(to), { preventScrollReset: true });
}
