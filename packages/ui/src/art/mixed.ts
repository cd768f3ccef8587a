import type { Lch } from "../theme/color.ts";

/** As `color-mix(in oklab, …)` does. */
export function mixed(a: Lch, b: Lch, share: number): Lch {
  const part = Math.min(100, Math.round(share)) / 100;
  const plane = ({ l, c, h }: Lch) => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [one, other] = [plane(a), plane(b)];
  const [l, x, y] = one.map((value, n) => value * part + (other[n] ?? 0) * (1 - part)) as [number, number, number];
  return { l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI };
}
