import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const candles: Draw = ({ deep, spark, cream, mix }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: deep }),
    Array.from({ length: 11 }, (_, i) => {
      const x = 8 + i * 27,
        tall = 120 + r() * 150,
        y = 420 - tall,
        w = 17;
      return h(
        "g",
        null,
        h("circle", { cx: x + w / 2, cy: y - 26, r: "30", fill: spark, opacity: ".1" }),
        h("circle", { cx: x + w / 2, cy: y - 26, r: "18", fill: spark, opacity: ".14" }),
        h("path", { d: `M${x} ${y}h${w}V420H${x}z`, fill: mix((i * 37) % 100) }),
        Array.from({ length: 9 }, (_, k) =>
          i % 3 === 0
            ? h("path", { d: `M${x} ${y + 20 + k * 34}l${w}-14v11l-${w} 14z`, fill: cream, opacity: ".85" })
            : i % 3 === 1 && k % 2 === 0
              ? h("circle", { cx: x + w / 2, cy: y + 22 + k * 18, r: "3.600", fill: spark })
              : null,
        ),
        h("path", { d: `M${x + w / 2} ${y}v-9`, stroke: cream, strokeWidth: "2" }),
        h("path", { d: `M${x + w / 2} ${y - 46}c11 15 12 25 0 34-12-9-11-19 0-34z`, fill: spark }),
        h("path", { d: `M${x + w / 2} ${y - 30}c5 7 6 12 0 16-6-4-5-9 0-16z`, fill: cream }),
      );
    }),
    Array.from({ length: 26 }, () =>
      h("circle", { cx: r() * 300, cy: r() * 150, r: 0.8 + r() * 1.6, fill: cream, opacity: 0.3 + r() * 0.6 }),
    ),
  );
