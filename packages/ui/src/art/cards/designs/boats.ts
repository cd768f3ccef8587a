import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const boats: Draw = ({ deep, deep2, spark, cream, mix, pale, dusk }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: deep }),
    h("circle", { cx: "220", cy: "84", r: "34", fill: pale(30) }),
    h("circle", { cx: "206", cy: "76", r: "30", fill: deep }),
    Array.from({ length: 30 }, () =>
      h("circle", { cx: r() * 300, cy: r() * 150, r: 0.7 + r() * 1.3, fill: cream, opacity: 0.25 + r() * 0.6 }),
    ),
    h("path", { d: "M0 168c50-24 90-18 140-6s100 10 160-12v40H0z", fill: deep2 }),
    h("path", { d: "M0 184h300v236H0z", fill: dusk(34) }),
    Array.from({ length: 15 }, (_, i) =>
      h("path", {
        d: `M${-20 + r() * 60} ${200 + i * 15}q40-${5 + i * 0.5} 80 0t80 0 80 0 80 0`,
        fill: "none",
        stroke: mix(50),
        strokeWidth: "1.600",
        opacity: 0.16 + i * 0.025,
      }),
    ),
    (
      [
        [74, 226, 0.5],
        [222, 246, 0.62],
        [128, 286, 0.86],
        [226, 346, 1.1],
        [70, 366, 1.16],
      ] as const
    ).map(([x, y, s]) =>
      h(
        "g",
        { transform: `translate(${x} ${y}) scale(${s})` },
        [0, 1, 2, 3, 4].map((i) =>
          h("path", {
            d: `M${-22 + i * 5} ${14 + i * 9}h${44 - i * 10}`,
            stroke: spark,
            strokeWidth: "3",
            strokeLinecap: "round",
            opacity: 0.6 - i * 0.11,
          }),
        ),
        h("circle", { cy: "-20", r: "36", fill: spark, opacity: ".12" }),
        h("circle", { cy: "-20", r: "22", fill: spark, opacity: ".18" }),
        h("path", { d: "M-20-6h40v-30a20 12 0 0 0-40 0z", fill: spark }),
        h("path", { d: "M0-6h20v-30c0-7-9-12-20-12z", fill: cream, opacity: ".35" }),
        h("path", { d: "M0-34c7 8 8 14 0 20-8-6-7-12 0-20z", fill: cream }),
        h("path", { d: "M-42-8h84L26 10h-52z", fill: pale(20) }),
        h("path", { d: "M0-8h42L26 10H0z", fill: pale(50) }),
        h("path", { d: "m-42-8 22-12v12zm84 0L20-20v12z", fill: cream }),
      ),
    ),
  );
