import { useLocation, useNavigate } from "react-router";

/** Back to the screen below; a page that began with the overlay goes home. */
export function useCloseOverlay() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === "default") navigate("/home", { replace: true, preventScrollReset: true });
    else navigate(-1);
  };
}
