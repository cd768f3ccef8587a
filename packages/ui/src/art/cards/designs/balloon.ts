import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const balloon: Draw = ({ deep, deep3, spark, cream, mix, pale }) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: pale(24) }),
    h("circle", { cx: "52", cy: "70", r: "26", fill: spark }),
    h(
      "g",
      { fill: cream },
      h("path", {
        d: "M16 150c0-14 22-18 28-6 8-12 32-6 30 8 14 0 14 18 0 18H20c-14 0-16-18-4-20zM232 262c0-11 18-14 22-5 7-9 25-4 24 7 11 0 11 14 0 14h-43c-11 0-13-14-3-16z",
      }),
    ),
    h("path", {
      d: "M156 38c62 0 104 44 104 98 0 58-54 92-76 136h-56c-22-44-76-78-76-136 0-54 42-98 104-98z",
      fill: mix(0),
    }),
    (
      [
        [0.72, 55],
        [0.44, 10],
        [0.15, 80],
      ] as const
    ).map(([k, m]) =>
      h("path", {
        d: `M156 38c${62 * k} 0 ${104 * k} 44 ${104 * k} 98 0 58-${54 * k} 92-${76 * k} 136h-${56 * k}c-${22 * k}-44-${76 * k}-78-${76 * k}-136 0-54 ${42 * k}-98 ${104 * k}-98z`,
        fill: mix(m),
      }),
    ),
    h("path", {
      d: "M54 124c60 30 144 30 204 0l2 12c-4 10-6 14-8 18-56 26-136 26-192 0-2-4-6-10-8-18z",
      fill: spark,
      opacity: ".92",
    }),
    h("path", { d: "M130 272h52l-6 10h-40z", fill: deep }),
    h("path", { d: "m134 282 6 36m38-36-6 36m-16-36v36", stroke: deep, strokeWidth: "2" }),
    h("path", { d: "M134 318h44l-5 32q-17 6-34 0z", fill: deep3 }),
    h("path", { d: "M134 318h44l-1.500 9h-41z", fill: spark }),
    h(
      "g",
      { fill: deep },
      h("circle", { cx: "148", cy: "308", r: "6" }),
      h("path", { d: "M141 318c0-5 3-7 7-7s7 2 7 7z" }),
      h("circle", { cx: "165", cy: "309", r: "5.500" }),
      h("path", { d: "M158 318c0-5 3-6 7-6s7 1 7 6z" }),
    ),
    h("path", { d: "M0 380c40-34 80-38 124-18s100 12 176-26v84H0z", fill: mix(70) }),
    h("path", { d: "M0 400c60-26 110-22 160-8s90 8 140-12v40H0z", fill: mix(10) }),
    h("path", {
      d: "M230 372v-26m-10 12 10-14 10 14m22 8v-22m-8 10 8-12 8 12M40 392v-22m-8 10 8-12 8 12",
      stroke: deep,
      strokeWidth: "4",
      fill: "none",
      strokeLinecap: "round",
      strokeLinejoin: "round",
    }),
  );
