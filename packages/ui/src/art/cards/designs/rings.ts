import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const rings: Draw = ({ deep, spark, cream, mix, pale }, r, years) => {
  const [p1, p2, p3] = [r() * 6, r() * 6, r() * 6];
  const wobble = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * 6.283;
    return 1 + 0.035 * Math.sin(2 * a + p1) + 0.022 * Math.sin(3 * a + p2) + 0.012 * Math.sin(5 * a + p3);
  });
  const ring = (R: number, cx: number, cy: number) => {
    const p = wobble.map((w, i) => {
      const a = (i / 24) * 6.283;
      return [cx + Math.cos(a) * R * w, cy + Math.sin(a) * R * w * 0.97] as const;
    });
    const between = (n: number, m: number) =>
      [0, 1].map((axis) => (((p[n % 24]?.[axis] ?? 0) + (p[m % 24]?.[axis] ?? 0)) / 2).toFixed(1)).join(" ");
    const curve = p.map(([x, y], i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(i, i + 1)}`).join("");
    return `M${between(23, 0)}${curve}z`;
  };
  // The rings of a long life lie closer, around the same middle.
  const drift = Math.min(1.6, 26 / years);
  return h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: pale(22) }),
    h("path", { d: ring(206, 168, 226), fill: deep }),
    h("path", { d: ring(196, 168, 226), fill: mix(0) }),
    Array.from({ length: years }, (_, i) =>
      h("path", {
        d: ring(184 - (i * 164) / years, 168 + i * drift, 226 - i * drift * 0.75),
        fill: i % 2 ? mix((i / years) * 90) : pale(Math.max(12, 62 - i * 4)),
        opacity: i % 2 ? 0.92 : 1,
      }),
    ),
    h("circle", { cx: 168 + years * drift, cy: 226 - years * drift * 0.75, r: "9", fill: spark }),
    h("path", { d: "M20 30C60 10 96 26 104 62 66 74 32 64 20 30z", fill: mix(10) }),
    h("path", { d: "M20 30c28 8 52 18 84 32", stroke: cream, strokeWidth: "2.500", fill: "none" }),
    h("path", { d: "M26 96c-14 22-10 46 10 60 16-16 14-44-10-60z", fill: mix(55) }),
  );
};
