import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const doorway: Draw = ({ deep, deep2, deep3, spark, cream, mix, pale, id }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: deep }),
    h("path", { d: "M0 356h300v64H0z", fill: deep2 }),
    h("path", { d: "M78 360V170a72 72 0 0 1 144 0v190z", fill: pale(30) }),
    h("clipPath", { id }, h("path", { d: "M78 360V170a72 72 0 0 1 144 0v190z" })),
    h(
      "g",
      { clipPath: `url(#${id})` },
      h("circle", { cx: "168", cy: "190", r: "34", fill: spark }),
      h("path", { d: "M60 250c40-34 80-30 110-10s60 10 80-6v140H60z", fill: mix(70) }),
      h("path", { d: "M60 286c50-26 90-18 120 0s50 8 70-6v100H60z", fill: mix(25) }),
      h("path", { d: "M60 320c60-20 120-10 190 6v50H60z", fill: mix(0) }),
      h("path", { d: "M132 360c4-40 34-40 30-66-3-18-20-16-16-34 1 18 26 16 34 40 6 22-6 38-2 60z", fill: cream }),
      Array.from({ length: 7 }, (_, i) =>
        h("path", {
          d: `M${84 + i * 21} ${334 + r() * 16}v-${14 + r() * 14}`,
          stroke: deep3,
          strokeWidth: "2.500",
          strokeLinecap: "round",
        }),
      ),
    ),
    h("path", { d: "M78 360V170a72 72 0 0 1 144 0v190", fill: "none", stroke: spark, strokeWidth: "6" }),
    h("path", { d: "M222 360V176l52 22v176z", fill: mix(0) }),
    h("path", { d: "M232 204v60l30 9v-58zm0 76v64l30 8v-62z", fill: deep3 }),
    h("circle", { cx: "262", cy: "284", r: "4.500", fill: spark }),
    h("path", { d: "M78 360h144l34 60H22z", fill: pale(40), opacity: ".9" }),
    h("path", { d: "M40 330h22v30H40z", fill: mix(40) }),
    h("path", {
      d: "M51 332c-20-30-18-60-4-80 4 26 6 50 4 80zm0 0c14-22 16-44 10-60-8 14-12 34-10 60z",
      fill: mix(80),
    }),
  );
