import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const fireworks: Draw = ({ deep, deep2, deep3, spark, cream, mix }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: deep }),
    (
      [
        [92, 104, 78, 20, 0],
        [214, 78, 56, 16, 1],
        [206, 206, 88, 24, 2],
        [70, 232, 50, 14, 3],
        [150, 300, 36, 12, 1],
      ] as const
    ).map(([x, y, R, rays, k]) =>
      h(
        "g",
        { transform: `translate(${x} ${y}) rotate(${r() * 40})` },
        Array.from({ length: rays }, (_, i) =>
          h(
            "g",
            { transform: `rotate(${(i * 360) / rays})` },
            k % 2
              ? h("path", {
                  d: `M0 ${-R * 0.3}C${R * 0.07} ${-R * 0.6} ${R * 0.07} ${-R * 0.8} 0 ${-R}C${-R * 0.07} ${-R * 0.8} ${-R * 0.07} ${-R * 0.6} 0 ${-R * 0.3}z`,
                  fill: mix(k * 30 + (i % 3) * 20),
                })
              : h(
                  "g",
                  null,
                  h("path", {
                    d: `M0 ${-R * 0.34}V${-R * 0.82}`,
                    stroke: i % 2 ? spark : mix(30 + k * 25),
                    strokeWidth: "3.500",
                    strokeLinecap: "round",
                  }),
                  h("circle", { cy: -R * (i % 2 ? 0.98 : 0.94), r: i % 2 ? 4 : 3, fill: i % 2 ? cream : spark }),
                ),
          ),
        ),
        h("circle", { r: R * 0.13, fill: k % 2 ? spark : cream }),
      ),
    ),
    h("path", { d: "M0 372c50-26 90-24 140-8s110 16 160-10v66H0z", fill: deep2 }),
    h("path", { d: "M0 396c60-18 120-14 170-4s90 6 130-8v36H0z", fill: deep3 }),
    [40, 62, 78, 214, 232, 256].map((x, i) =>
      h(
        "g",
        { transform: `translate(${x} ${384 + (i % 3) * 6})` },
        h("circle", { cy: "-25", r: "6", fill: mix(i * 18) }),
        h("path", { d: "M-8 0c0-12 2-19 8-19s8 7 8 19z", fill: mix(i * 18) }),
      ),
    ),
  );
