import { useLocation, useNavigate } from "react-router";

/** Back to the screen below; a page that began with the overlay goes home. */
export function useCloseOverlay() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === "default") void navigate("/home", { replace: true, preventScrollReset: true });
    else void navigate(-1);
  };
}
