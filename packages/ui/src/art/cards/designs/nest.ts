import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const nest: Draw = ({ deep, deep2, deep3, spark, cream, mix, pale }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: pale(20) }),
    h("path", {
      d: "M-10 330C70 300 130 330 200 300s90-60 110-110",
      fill: "none",
      stroke: deep,
      strokeWidth: "17",
      strokeLinecap: "round",
    }),
    h("path", {
      d: "M196 302c20-40 16-90 2-140M70 314c-14-34-40-54-66-60",
      fill: "none",
      stroke: deep,
      strokeWidth: "8",
      strokeLinecap: "round",
    }),
    (
      [
        [24, 252, -40],
        [50, 282, 20],
        [196, 158, -20],
        [214, 196, 60],
        [186, 206, -70],
        [212, 246, 70],
        [282, 220, 40],
        [260, 262, -30],
        [292, 176, -10],
        [14, 306, 60],
        [246, 296, 100],
      ] as const
    ).map(([x, y, t], i) =>
      h(
        "g",
        { transform: `translate(${x} ${y}) rotate(${t})` },
        h("path", { d: "M0 0C-18-14-18-38 0-54 18-38 18-14 0 0z", fill: mix((i * 27) % 100) }),
        h("path", { d: "M0 0v-44", stroke: cream, strokeWidth: "1.600", opacity: ".7" }),
      ),
    ),
    h("ellipse", { cx: "120", cy: "268", rx: "30", ry: "38", fill: cream, transform: "rotate(-8 120 268)" }),
    h("ellipse", { cx: "166", cy: "266", rx: "29", ry: "38", fill: mix(85), transform: "rotate(8 166 266)" }),
    h("ellipse", { cx: "144", cy: "258", rx: "30", ry: "40", fill: spark }),
    (
      [
        [136, 238],
        [152, 250],
        [140, 262],
        [158, 234],
      ] as const
    ).map(([x, y]) => h("circle", { cx: x, cy: y, r: "2.600", fill: deep, opacity: ".5" })),
    h("path", { d: "M62 272c10 66 154 66 166 0-40 22-126 22-166 0z", fill: deep2 }),
    Array.from({ length: 26 }, (_, i) => {
      const x = 62 + r() * 150,
        y = 276 + r() * 34;
      return h("path", {
        d: `M${x} ${y}q${16 + r() * 12} ${r() * 14} ${34 + r() * 16} ${-4 + r() * 10}`,
        fill: "none",
        stroke: [mix(0), mix(40), deep3, spark][i % 4] ?? spark,
        strokeWidth: "3",
        strokeLinecap: "round",
      });
    }),
    h("path", { d: "M66 120c-4-40 30-62 60-52 22 8 26 30 22 46l28 22-40 4c-20 24-62 16-70-20z", fill: mix(0) }),
    h("path", { d: "M84 116c16-16 44-10 48 14-12 14-40 14-48-14z", fill: mix(60) }),
    h("path", { d: "m66 92-24 10 25 8z", fill: spark }),
    h("circle", { cx: "88", cy: "92", r: "5", fill: cream }),
    h("circle", { cx: "88", cy: "92", r: "2.500", fill: deep }),
    h("path", { d: "M104 150v16m14-17v17", stroke: spark, strokeWidth: "4", strokeLinecap: "round" }),
    h("path", { d: "M60 170c60 4 110-6 150-40", fill: "none", stroke: deep, strokeWidth: "9", strokeLinecap: "round" }),
  );
