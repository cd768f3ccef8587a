import { h } from "../shape.ts";
import type { BadgePaint } from "./badge-paint.ts";

/*
 * Badges that come with the product, as enamel: a metal rim, cells of the tenant's color, one light side and one in shade.
 * Each has an outline of its own, so that it is known at 40 px and in one color.
 */
type Draw = (paint: BadgePaint) => ReturnType<typeof h>;

const rim = ({ spark }: BadgePaint) =>
  ({ fill: "none", stroke: spark, strokeLinejoin: "round", strokeLinecap: "round" }) as const;
const ray = (turn: number, r: number, w: number, fill: string, shade: string) =>
  h(
    "g",
    { transform: `rotate(${turn} 60 60)` },
    h("path", { d: `M60 60 60 ${60 - r} ${60 - w} ${60 - w * 1.15}z`, fill }),
    h("path", { d: `M60 60 60 ${60 - r} ${60 + w} ${60 - w * 1.15}z`, fill: shade }),
  );

/** In 120 × 120. */
export const drawnBadges: Readonly<Record<string, Draw>> = {
  lighthouse: (paint) => {
    const { deep2, deep3, spark, cream, pale, night, mix } = paint;
    return h(
      "g",
      null,
      h("path", { d: "M18 112V56a42 42 0 0 1 84 0v56z", fill: deep2 }),
      h("path", { d: "M60 14a42 42 0 0 1 42 42v56H60z", fill: night, opacity: ".35" }),
      h("path", { d: "M53 40 25.500 33A42 42 0 0 0 18 54z", fill: spark, opacity: ".9" }),
      h("path", { d: "m67 40 27.500-7A42 42 0 0 1 102 54z", fill: pale, opacity: ".75" }),
      h("path", { d: "m51 52-6.800 58h31.600L69 52z", fill: cream }),
      h("path", { d: "M60 52v58h15.800L69 52z", fill: deep3, opacity: ".35" }),
      h("path", { d: "m49.600 64-1.400 12h23.600l-1.400-12zm-2.800 24-2.600 22h31.600l-2.600-22z", fill: mix(0) }),
      h("path", { d: "M49 46h22v6H49zm4-12h14v12H53z", fill: deep3 }),
      h("path", { d: "M55 36h10v9H55z", fill: spark }),
      h("path", { d: "m51 34 9-9 9 9z", fill: mix(0) }),
      h("path", { d: "M18 98c7-6 14-6 21 0s14 6 21 0 14-6 21 0 14 6 21 0v14H18z", fill: mix(60) }),
      h("path", { d: "M18 106c7-5 14-5 21 0s14 5 21 0 14-5 21 0 14 5 21 0v6H18z", fill: mix(15) }),
      h("path", { d: "M18 112V56a42 42 0 0 1 84 0v56z", strokeWidth: "5", ...rim(paint) }),
    );
  },
  star: (paint) => {
    const { deep, spark, cream, dim, pale, mix } = paint;
    return h(
      "g",
      null,
      [45, 135, 225, 315].map((t) => ray(t, 44, 15, mix(70), mix(25))),
      [0, 90, 180, 270].map((t) => ray(t, 57, 17, pale, dim)),
      h("circle", { cx: "60", cy: "60", r: "19", fill: deep }),
      h("circle", { cx: "60", cy: "60", r: "19", strokeWidth: "3.500", ...rim(paint) }),
      h(
        "g",
        { fill: cream },
        h("circle", { cx: "60", cy: "53.500", r: "6.500" }),
        h("circle", { cx: "66.500", cy: "60", r: "6.500" }),
        h("circle", { cx: "60", cy: "66.500", r: "6.500" }),
        h("circle", { cx: "53.500", cy: "60", r: "6.500" }),
      ),
      h("circle", { cx: "60", cy: "60", r: "3.600", fill: spark }),
    );
  },
  keystone: ({ deep, deep3, spark, dim, mix }) =>
    h(
      "g",
      null,
      Array.from({ length: 9 }, (_, i) => {
        const a = Math.PI + (i * Math.PI) / 9,
          b = a + Math.PI / 9,
          at = (r: number, t: number) => `${(60 + r * Math.cos(t)).toFixed(1)} ${(74 + r * Math.sin(t)).toFixed(1)}`;
        const key = i === 4,
          R = key ? 62 : 52;
        return h("path", {
          d: `M${at(26, a)}L${at(R, a)}L${at(R, b)}L${at(26, b)}z`,
          fill: key ? spark : mix([0, 20, 45, 70][i < 4 ? i : 8 - i] ?? 0),
          stroke: deep,
          strokeWidth: "2.500",
          strokeLinejoin: "round",
        });
      }),
      h("path", { d: "m60 74-9-61.300h18z", fill: "none" }),
      h("path", { d: "M8 74h26v34H8zm78 0h26v34H86z", fill: mix(0) }),
      h("path", { d: "M21 74h13v34H21zm78 0h13v34H99z", fill: deep3 }),
      h("path", {
        d: "M8 85h26M8 97h26m52-12h26M86 97h26M21 74v11m-7 0v12m14-12v12m-7 0v11m78-34v11m-7 0v12m14-12v12m-7 0v11",
        stroke: deep,
        strokeWidth: "2",
      }),
      h("path", { d: "M2 108h116v6H2z", fill: dim }),
    ),
  roots: (paint) => {
    const { deep, spark, pale, mix } = paint;
    return h(
      "g",
      null,
      h("path", {
        d: "M60 4c30 0 48 18 48 40 0 16-10 28-24 33 0 20-10 32-24 41-14-9-24-21-24-41-14-5-24-17-24-33C12 22 30 4 60 4z",
        fill: deep,
      }),
      [
        [60, 22, 15, 80],
        [38, 32, 14, 40],
        [82, 32, 14, 60],
        [32, 52, 13, 10],
        [88, 52, 13, 30],
        [60, 44, 17, 50],
        [48, 60, 12, 0],
        [72, 60, 12, 20],
      ].map(([x, y, r, m]) => h("circle", { cx: x ?? 0, cy: y ?? 0, r: r ?? 0, fill: mix(m ?? 0) })),
      h("circle", { cx: "46", cy: "26", r: "4", fill: spark }),
      h("circle", { cx: "78", cy: "44", r: "4", fill: spark }),
      h("circle", { cx: "58", cy: "34", r: "4", fill: spark }),
      h("circle", { cx: "40", cy: "48", r: "4", fill: spark }),
      h("path", {
        d: "M60 50v62M60 78c-8 2-13 8-14 16m14-16c8 2 13 8 14 16M60 88c-5 3-7 8-7 14m7-14c5 3 7 8 7 14M60 62l-10-9m10 13 11-10",
        fill: "none",
        stroke: pale,
        strokeWidth: "4",
        strokeLinecap: "round",
      }),
      h("path", {
        d: "M60 4c30 0 48 18 48 40 0 16-10 28-24 33 0 20-10 32-24 41-14-9-24-21-24-41-14-5-24-17-24-33C12 22 30 4 60 4z",
        strokeWidth: "5",
        ...rim(paint),
      }),
    );
  },
  summit: (paint) => {
    const { deep, deep2, deep3, cream, dim, pale, mix } = paint;
    return h(
      "g",
      null,
      h("path", { d: "M60 6v28", stroke: dim, strokeWidth: "4", strokeLinecap: "round" }),
      h("path", { d: "M62 7c10-5 16 5 27 0v16c-11 5-17-5-27 0z", fill: mix(0) }),
      h("path", { d: "M75 10c5 1 9 0 14-3v16c-5 3-9 3-14 2z", fill: mix(55) }),
      h("path", { d: "M60 30 8 112h104z", fill: deep }),
      h("path", { d: "M60 30 34 71l12-4 8 8 6-10z", fill: cream }),
      h("path", { d: "m60 30 26 41-12-3-7 7-7-10z", fill: pale }),
      h("path", { d: "m60 65-6 10-8-8-12 4L8 112h36z", fill: mix(20) }),
      h("path", { d: "M60 65v47h52L86 71l-12-3-7 7z", fill: deep2 }),
      h("path", { d: "m60 65-16 47h16z", fill: deep3 }),
      h("path", { d: "m80 84 32 28H64z", fill: mix(70), opacity: ".9" }),
      h("path", { d: "m80 84 32 28H86z", fill: mix(35) }),
      h("path", { d: "M60 30 8 112h104z", strokeWidth: "5", ...rim(paint) }),
    );
  },
  lantern: (paint) => {
    const { deep, deep3, spark, cream, dim, night, mix } = paint;
    return h(
      "g",
      null,
      h("path", { d: "M47 20a13 13 0 0 1 26 0", fill: "none", stroke: dim, strokeWidth: "5" }),
      h("path", { d: "M42 22h36l8 14H34z", fill: mix(0) }),
      h("path", { d: "M60 22h18l8 14H60z", fill: deep3 }),
      h("path", { d: "M36 36h48l14 34-14 34H36L22 70z", fill: deep }),
      h("path", { d: "M60 36h24l14 34-14 34H60z", fill: night, opacity: ".4" }),
      h("circle", { cx: "60", cy: "70", r: "27", fill: spark, opacity: ".22" }),
      h("circle", { cx: "60", cy: "72", r: "18", fill: spark, opacity: ".3" }),
      h("path", { d: "M60 46c16 15 19 24 15 33-3 7-9 10-15 10s-12-3-15-10c-4-9-1-18 15-33z", fill: spark }),
      h("path", { d: "M60 62c8 8 9 13 7 18-1 4-4 6-7 6s-6-2-7-6c-2-5-1-10 7-18z", fill: cream }),
      h("path", { d: "M36 36 46 70 36 104M84 36 74 70l10 34", fill: "none", stroke: dim, strokeWidth: "2.500" }),
      h("path", { d: "M32 104h56v7a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4z", fill: mix(0) }),
      h("path", { d: "M60 104h28v7a4 4 0 0 1-4 4H60z", fill: deep3 }),
      h("path", { d: "M36 36h48l14 34-14 34H36L22 70z", strokeWidth: "5", ...rim(paint) }),
    );
  },
  kite: (paint) => {
    const { deep, deep3, spark, dim, mix } = paint;
    return h(
      "g",
      null,
      h("path", { d: "M66 4 98 44 56 92 30 36z", fill: deep }),
      h("path", { d: "M66 4 62 40 30 36z", fill: mix(70) }),
      h("path", { d: "M66 4 98 44 62 40z", fill: mix(25) }),
      h("path", { d: "M98 44 56 92l6-52z", fill: deep3 }),
      h("path", { d: "M56 92 30 36l32 4z", fill: spark }),
      h("path", { d: "M66 4 56 92M30 36l68 8", fill: "none", stroke: deep, strokeWidth: "2" }),
      h("path", { d: "M66 4 98 44 56 92 30 36z", strokeWidth: "4.500", ...rim(paint) }),
      h("path", {
        d: "M56 92c-6 12-20 4-26 12-4 6 2 12 10 12",
        fill: "none",
        stroke: dim,
        strokeWidth: "3.500",
        strokeLinecap: "round",
      }),
      h("path", { d: "m41 95-12-5 1 13zm0 0 9 9-12 3z", fill: mix(50) }),
      h("path", { d: "m26 110-10-7-1 13zm0 0 11 4-8 8z", fill: mix(0) }),
    );
  },
  sail: (paint) => {
    const { deep, spark, cream, dim, pale, night, mix } = paint;
    return h(
      "g",
      null,
      h("path", { d: "M58 6c2 26 0 52-2 76H14C20 50 34 24 58 6z", fill: mix(20) }),
      h("path", { d: "M58 6c2 26 0 52-2 76H36C38 50 46 24 58 6z", fill: mix(65) }),
      h("path", { d: "M66 20c24 14 36 36 40 62H66z", fill: pale }),
      h("path", { d: "M66 20c8 20 12 40 12 62H66z", fill: spark }),
      h("path", { d: "M62 4v84", stroke: dim, strokeWidth: "4.500", strokeLinecap: "round" }),
      h("path", { d: "M6 88h108c-4 18-16 28-32 28H38C22 116 10 106 6 88z", fill: deep }),
      h("path", { d: "M60 88h54c-4 18-16 28-32 28H60z", fill: night, opacity: ".4" }),
      h("path", { d: "M10 99h100", stroke: spark, strokeWidth: "3" }),
      h(
        "g",
        { fill: cream },
        h("circle", { cx: "40", cy: "94", r: "2.600" }),
        h("circle", { cx: "60", cy: "94", r: "2.600" }),
        h("circle", { cx: "80", cy: "94", r: "2.600" }),
      ),
      h("path", { d: "M6 88h108c-4 18-16 28-32 28H38C22 116 10 106 6 88z", strokeWidth: "4.500", ...rim(paint) }),
      h("path", {
        d: "M58 6c2 26 0 52-2 76H14C20 50 34 24 58 6zm8 14c24 14 36 36 40 62H66z",
        strokeWidth: "3.500",
        ...rim(paint),
      }),
    );
  },
};
