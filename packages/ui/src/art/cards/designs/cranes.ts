import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const cranes: Draw = ({ deep3, spark, mix, pale }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: pale(12) }),
    h("circle", { cx: "226", cy: "96", r: "58", fill: spark, opacity: ".9" }),
    (
      [
        [46, 3, 0.74],
        [108, 4, 0.86],
        [178, 3, 1],
        [250, 4, 0.8],
      ] as const
    ).map(([x, count, s], lane) =>
      h(
        "g",
        null,
        h("path", { d: `M${x} 0v${count * 100 + 10}`, stroke: mix(20), strokeWidth: "1.600" }),
        Array.from({ length: count }, (_, i) => {
          const y = 62 + i * 98 + (lane % 2) * 34 + r() * 14,
            m = (lane * 31 + i * 23) % 100;
          return h(
            "g",
            { transform: `translate(${x} ${y}) scale(${(lane + i) % 2 ? -s : s} ${s})` },
            h("path", { d: "M-4 8 26-30 18 12z", fill: mix(m) }),
            h("path", { d: "M4 8-20-34-12 12z", fill: mix(m + 25) }),
            h("path", { d: "M-12 12 18 12 4 26z", fill: mix(Math.max(0, m - 15)) }),
            h("path", { d: "M18 12 44-6l-26 2z", fill: mix(m + 40) }),
            h("path", { d: "m-12 12-26-16 8-2 22 8z", fill: mix(m + 12) }),
            h("path", { d: "m-38-4-8 7 14-4z", fill: deep3 }),
          );
        }),
        h("circle", { cx: x, cy: count * 100 + 14, r: "4", fill: spark }),
      ),
    ),
  );
