import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const wildflowers: Draw = ({ deep, deep3, spark, cream, mix, pale }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: pale(14) }),
    Array.from({ length: 15 }, (_, i) => {
      const x = 14 + i * 19.5,
        top = 60 + r() * 170,
        sway = (r() - 0.5) * 44,
        kind = i % 4;
      return h(
        "g",
        null,
        h("path", {
          d: `M${x} 430C${x - sway} 330 ${x + sway} ${top + 90} ${x + sway / 2} ${top}`,
          stroke: i % 2 ? mix(0) : deep3,
          strokeWidth: "4",
          fill: "none",
          strokeLinecap: "round",
        }),
        h("path", {
          d: `M${x + sway * 0.1} ${top + 140}c-22-4-30-18-30-32 18 0 30 12 30 32z`,
          fill: i % 2 ? deep3 : mix(0),
          opacity: ".9",
        }),
        h(
          "g",
          { transform: `translate(${x + sway / 2} ${top})` },
          kind === 0 &&
            h(
              "g",
              null,
              Array.from({ length: 9 }, (_, p) =>
                h("ellipse", {
                  rx: "6.500",
                  ry: "17",
                  cy: "-19",
                  transform: `rotate(${p * 40})`,
                  fill: mix(60 + ((i * 9) % 40)),
                }),
              ),
              h("circle", { r: "9", fill: spark }),
            ),
          kind === 1 &&
            h(
              "g",
              null,
              [0, 90, 180, 270].map((t) =>
                h("circle", { r: "12", cy: "-11", transform: `rotate(${t})`, fill: mix(10) }),
              ),
              h("circle", { r: "6", fill: cream }),
            ),
          kind === 2 &&
            h(
              "g",
              null,
              h("path", { d: "M-18-4C-18-30-8-38 0-38s18 8 18 34c-8 8-28 8-36 0z", fill: spark }),
              h("path", { d: "M-8-2c-6-18-2-30 8-36 10 6 14 18 8 36z", fill: mix(90), opacity: ".7" }),
            ),
          kind === 3 &&
            h(
              "g",
              null,
              Array.from({ length: 14 }, (_, p) =>
                h("path", {
                  d: "M0 0V-26",
                  transform: `rotate(${p * 25.7})`,
                  stroke: mix(100),
                  strokeWidth: "2.500",
                  strokeLinecap: "round",
                }),
              ),
              Array.from({ length: 14 }, (_, p) =>
                h("circle", { cy: "-28", r: "3.500", transform: `rotate(${p * 25.7})`, fill: mix(30) }),
              ),
              h("circle", { r: "5", fill: deep }),
            ),
        ),
      );
    }),
    h("path", { d: "M0 400c40-16 80-10 120-4s110 8 180-8v32H0z", fill: deep }),
  );
