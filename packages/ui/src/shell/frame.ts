import { createContext, type ReactNode, useContext } from "react";

/** What the shell lends to every page's bar. */
export type Frame = {
  /** Closes the browser's title, after the page's own. */
  product: string;
  labels: { help: string };
  /** Shown at the bar's start where no drawer shows it. */
  logo?: ReactNode;
  /** There is no drawer at any width. */
  alone?: boolean;
  /** The page's title stays in the bar beside the logo, and every page starts at the same edge whatever its measure (admin). */
  titled?: boolean;
  tools?: ReactNode;
  onHelp?: () => void;
};
const FrameContext = createContext<Frame>({ product: "Plaudit", labels: { help: "" } });
export const FrameProvider = FrameContext.Provider;
export const useFrame = () => useContext(FrameContext);
