import { useEffect } from "react";
import { useFrame } from "../shell/frame.ts";

/** The browser's title while a dialog with an address of its own is open; then what it was. */
export function useOverlayTitle(title: string) {
  const { product } = useFrame();
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${product}`;
    return () => {
      document.title = before;
    };
  }, [title, product]);
}
