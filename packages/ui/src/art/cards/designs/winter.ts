import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const winter: Draw = ({ deep, deep2, deep3, spark, cream, mix, pale, id }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: mix(0) }),
    Array.from({ length: 10 }, (_, i) =>
      h("path", { d: `M${i * 32 + 10} 0v420`, stroke: deep3, strokeWidth: "2", opacity: ".35" }),
    ),
    h("path", { d: "M44 30h212v292H44z", fill: cream }),
    h("path", { d: "M56 42h188v268H56z", fill: deep }),
    h("clipPath", { id }, h("path", { d: "M56 42h188v268H56z" })),
    h(
      "g",
      { clipPath: `url(#${id})` },
      h("circle", { cx: "204", cy: "86", r: "22", fill: pale(30) }),
      h("path", { d: "M56 232c50-34 96-24 130-6s50 4 60-4v92H56z", fill: deep3 }),
      h("path", { d: "M56 262c60-26 130-16 190 6v50H56z", fill: pale(28) }),
      (
        [
          [92, 256, 1],
          [124, 266, 0.72],
          [216, 262, 0.86],
        ] as const
      ).map(([x, y, s]) =>
        h(
          "g",
          { transform: `translate(${x} ${y}) scale(${s})` },
          h("path", { d: "M0-74 22-40H10l20 30H-30L-10-40h-12z", fill: mix(30) }),
          h("path", { d: "M0-74 22-40H10l20 30H0z", fill: mix(0) }),
          h("path", { d: "M0-74 9-60q-9 6-18 0z", fill: cream }),
          h("path", { d: "M-4-10h8V2h-8z", fill: deep2 }),
        ),
      ),
      h("path", { d: "M150 240h44v34h-44z", fill: mix(60) }),
      h("path", { d: "m142 242 30-26 30 26z", fill: cream }),
      h("path", { d: "M158 252h10v12h-10zm18 0h10v22h-10z", fill: spark }),
      Array.from({ length: 60 }, () =>
        h("circle", {
          cx: 56 + r() * 188,
          cy: 42 + r() * 230,
          r: 0.9 + r() * 2.2,
          fill: cream,
          opacity: 0.4 + r() * 0.6,
        }),
      ),
    ),
    h("path", { d: "M146 42h8v268h-8zM56 158h188v8H56z", fill: cream }),
    h("path", { d: "M30 318h240v20H30z", fill: cream }),
    h("path", { d: "M30 330h240v8H30z", fill: pale(50) }),
    h("circle", { cx: "92", cy: "266", r: "44", fill: spark, opacity: ".16" }),
    h("path", { d: "M78 276h28v42H78z", fill: mix(85) }),
    h("path", { d: "M92 240c11 14 12 24 0 34-12-10-11-20 0-34z", fill: spark }),
    h("path", { d: "M92 256c5 7 6 11 0 16-6-5-5-9 0-16z", fill: cream }),
    h("path", { d: "M186 284h46v22c0 16-46 16-46 0z", fill: spark }),
    h("path", { d: "M232 290c16-2 16 20 0 18", fill: "none", stroke: spark, strokeWidth: "6" }),
    h("path", {
      d: "M200 274c-6-9 6-13 0-22m16 22c-6-9 6-13 0-22",
      fill: "none",
      stroke: cream,
      strokeWidth: "3.500",
      strokeLinecap: "round",
      opacity: ".85",
    }),
    h("path", { d: "M0 372h300v48H0z", fill: deep }),
    Array.from({ length: 8 }, (_, i) =>
      h("path", { d: `M${i * 40} 372l20 26 20-26z`, fill: i % 2 ? spark : mix(i * 12) }),
    ),
  );
