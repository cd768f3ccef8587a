import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const table: Draw = ({ deep, deep2, spark, cream, dim, mix, pale }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: deep }),
    Array.from({ length: 12 }, (_, i) => h("path", { d: `M0 ${i * 36}h300`, stroke: deep2, strokeWidth: "2" })),
    Array.from({ length: 8 }, (_, i) =>
      h(
        "g",
        { transform: `translate(150 210) rotate(${i * 45 + 22.5})` },
        h("path", { d: "M-26-196h52v26q-26 12-52 0z", fill: mix(i * 12) }),
      ),
    ),
    h("circle", { cx: "150", cy: "210", r: "150", fill: pale(16) }),
    h("circle", {
      cx: "150",
      cy: "210",
      r: "150",
      fill: "none",
      stroke: mix(40),
      strokeWidth: "3",
      strokeDasharray: "2 9",
      strokeLinecap: "round",
    }),
    Array.from({ length: 8 }, (_, i) =>
      h(
        "g",
        { transform: `translate(150 210) rotate(${i * 45 + 22.5}) translate(0 -112)` },
        h("circle", { r: "31", fill: cream }),
        h("circle", { r: "31", fill: "none", stroke: mix(i * 12), strokeWidth: "3" }),
        h("circle", { r: "21", fill: "none", stroke: pale(60), strokeWidth: "1.500" }),
        i % 3 === 0
          ? h("path", { d: "M-13 6C-13-8 13-8 13 6c-8 5-18 5-26 0z", fill: spark })
          : i % 3 === 1
            ? h(
                "g",
                { fill: mix(10) },
                h("circle", { cy: "-6", r: "6" }),
                h("circle", { cx: "6", r: "6" }),
                h("circle", { cy: "6", r: "6" }),
                h("circle", { cx: "-6", r: "6" }),
              )
            : h("path", { d: "M-12 0a12 12 0 0 1 24 0z", fill: mix(70) }),
        h("path", { d: "M-40-12v26m80-26v26", stroke: dim, strokeWidth: "3", strokeLinecap: "round" }),
        h("path", { d: "M-43-14v8m6-8v8", stroke: dim, strokeWidth: "2", strokeLinecap: "round" }),
      ),
    ),
    h("circle", { cx: "150", cy: "210", r: "44", fill: mix(0) }),
    h("circle", { cx: "150", cy: "210", r: "36", fill: deep2 }),
    (
      [
        [138, 200, 11],
        [160, 198, 12],
        [150, 218, 13],
        [168, 216, 9],
        [134, 220, 9],
      ] as const
    ).map(([x, y, s], i) => h("circle", { cx: x, cy: y, r: s, fill: i % 2 ? spark : mix(30 + i * 16) })),
    [0, 1, 2, 3].map((i) =>
      h(
        "g",
        { transform: `translate(150 210) rotate(${i * 90 + r() * 8}) translate(0 -64)` },
        h("circle", { r: "11", fill: spark, opacity: ".3" }),
        h("circle", { r: "5.500", fill: spark }),
      ),
    ),
  );
