import { type ReactNode, useState } from "react";

/** Holds what a controlled component changes, so that a story can be used. */
export function Held<T>({ start, children }: { start: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, set] = useState(start);
  return children(value, set);
}
