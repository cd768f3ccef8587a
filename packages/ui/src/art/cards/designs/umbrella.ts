import { h } from "../../shape.ts";
import type { Draw } from "../shape.ts";

export const umbrella: Draw = ({ deep, spark, cream, mix, dusk }, r) =>
  h(
    "g",
    null,
    h("path", { d: "M0 0h300v420H0z", fill: dusk(30) }),
    Array.from({ length: 46 }, (_, i) => {
      const x = (i % 8) * 40 + r() * 26,
        y = Math.floor(i / 8) * 66 + r() * 40;
      return h("path", {
        d: `M${x} ${y}c5 8 6 13 0 17-6-4-5-9 0-17z`,
        fill: mix(40 + (i % 4) * 18),
        opacity: y > 190 && x > 30 && x < 270 ? 0 : 0.75,
      });
    }),
    h("path", {
      d: "M18 216C24 130 84 82 150 82s126 48 132 134c-14-18-34-18-46 0-10-18-32-18-43 0-10-18-33-18-43 0-10-18-33-18-43 0-11-18-33-18-43 0-12-18-32-18-46 0z",
      fill: mix(0),
    }),
    h("path", { d: "M150 82c-52 20-82 70-86 134-12-18-32-18-46 0C24 130 84 82 150 82z", fill: mix(60) }),
    h("path", { d: "M150 82c-24 30-40 76-43 134-11-18-33-18-43 0 4-64 34-114 86-134z", fill: spark }),
    h("path", { d: "M150 82c24 30 40 76 43 134-10-18-33-18-43 0z", fill: mix(80) }),
    h("path", { d: "M150 82c52 20 82 70 86 134-10-18-32-18-43 0-3-58-19-104-43-134z", fill: cream }),
    h("path", { d: "M150 82V70", stroke: cream, strokeWidth: "7", strokeLinecap: "round" }),
    h("path", {
      d: "M150 206v116c0 28 38 28 38 2",
      fill: "none",
      stroke: cream,
      strokeWidth: "8",
      strokeLinecap: "round",
    }),
    h("path", { d: "M0 366c70-14 230-14 300 0v54H0z", fill: deep }),
    h(
      "g",
      { transform: "translate(88 372)" },
      h("path", { d: "M-16-44h26v30c14 2 22 8 22 16h-48z", fill: spark }),
      h("path", { d: "M-16-44h26v8h-26z", fill: cream }),
    ),
    h(
      "g",
      { transform: "translate(58 378)" },
      h("path", { d: "M-16-44h26v30c14 2 22 8 22 16h-48z", fill: spark }),
      h("path", { d: "M-16-44h26v8h-26z", fill: cream }),
      h("path", { d: "M-16-36h10v38h-10z", fill: deep, opacity: ".12" }),
    ),
    h("ellipse", { cx: "214", cy: "386", rx: "52", ry: "8", fill: mix(60), opacity: ".6" }),
    h("ellipse", { cx: "206", cy: "385", rx: "26", ry: "3.500", fill: cream, opacity: ".6" }),
  );
