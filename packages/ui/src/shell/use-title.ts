import { useEffect } from "react";
import { useFrame } from "./frame.ts";

/** The browser's title: the page, then the tenant. */
export function useTitle(title: string) {
  const { product } = useFrame();
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
