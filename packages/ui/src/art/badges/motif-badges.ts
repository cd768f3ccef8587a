import { type MotifKind, motifShapes } from "../motif-shapes.ts";
import { h } from "../shape.ts";
import type { BadgePaint } from "./badge-paint.ts";

const STEPS = 180;
const CENTER = 48;

/** A closed line around the middle that swells `count` times. */
function wave(count: number, r: number, depth: number, turn = 0): string {
  const at = (i: number) => {
    const angle = (i / STEPS) * Math.PI * 2;
    const k = r + depth * Math.cos(count * angle);
    return `${(CENTER + k * Math.sin(angle + turn)).toFixed(1)} ${(CENTER - k * Math.cos(angle + turn)).toFixed(1)}`;
  };
  return `M${Array.from({ length: STEPS }, (_, i) => at(i)).join("L")}Z`;
}
const outlines = {
  rosette: wave(12, 41, 3.4),
  flower: wave(6, 38.5, 5.5),
  star: wave(8, 39, 5),
  seal: wave(24, 42, 1.9),
  clover: wave(4, 37, 7, Math.PI / 4),
  round: wave(1, 43, 0),
  shield: "M48 4 86 15v35c0 21-15 35-38 42C25 85 10 71 10 50V15z",
  arch: "M12 90V45a36 36 0 0 1 72 0v45z",
} as const;

interface MotifBadgeKind {
  outline: keyof typeof outlines;
  motif: MotifKind;
  tone: number;
}
export const motifBadges: Readonly<Record<string, MotifBadgeKind>> = {
  steady: { outline: "shield", motif: "steps", tone: 18 },
  light: { outline: "rosette", motif: "sunrise", tone: 345 },
  quiet: { outline: "seal", motif: "tide", tone: 255 },
  bridge: { outline: "arch", motif: "meeting", tone: 195 },
  grow: { outline: "flower", motif: "leaf", tone: 140 },
  north: { outline: "star", motif: "orbit", tone: 285 },
  straight: { outline: "round", motif: "beam", tone: 225 },
  craft: { outline: "clover", motif: "weave", tone: 315 },
  wide: { outline: "rosette", motif: "ripple", tone: 165 },
  home: { outline: "shield", motif: "leaf", tone: 180 },
  door: { outline: "arch", motif: "sunrise", tone: 45 },
  years: { outline: "seal", motif: "steps", tone: 270 },
};
/** Of the middle: what is `k` as large. */
const scaled = (k: number) => `translate(${CENTER} ${CENTER}) scale(${k}) translate(-${CENTER} -${CENTER})`;

/** The outline is the award, the drawing inside what it is for. In 96 × 96; `id` is unlike those of other drawings on the page. */
export function motifBadge(kind: string, { art }: BadgePaint, id: string) {
  const badge = motifBadges[kind];
  if (!badge) return null;
  const d = outlines[badge.outline];
  const inside = motifShapes(badge.motif, 96, 96, 24, kind).map((shape) => {
    const paint = art(shape.k, badge.tone + (shape.hop ? 38 : 0));
    return shape.stroke
      ? h("path", { d: shape.d, fill: "none", stroke: paint, strokeWidth: shape.stroke })
      : h("path", { d: shape.d, fill: paint });
  });
  return h(
    "g",
    null,
    h("clipPath", { id }, h("path", { d, transform: scaled(0.84) })),
    h("path", { d, fill: art(4, badge.tone) }),
    h("path", { d, transform: scaled(0.93), fill: art(0, badge.tone) }),
    h("g", { clipPath: `url(#${id})` }, h("rect", { width: 96, height: 96, fill: art(1, badge.tone) }), inside),
  );
}
