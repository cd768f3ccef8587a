import type { Meta } from "@storybook/react-vite";
import { quality } from "../../stories/data.ts";
import { Band } from "./band.tsx";
import { Bloom } from "./bloom.tsx";
import { GiveGlyph, PlauditMark, PointGlyph, SpendGlyph } from "./glyphs.tsx";
import { Motif } from "./motif.tsx";
import { motifs } from "./motif-shapes.ts";
import { PetalField } from "./petal-field.tsx";
import { Reaction, reactionKinds } from "./reaction.tsx";

export default { title: "Art/Drawings" } satisfies Meta;

export const Motifs = () => (
  <div className="grid gap-2">
    {motifs.map((kind, i) => (
      <Motif key={kind} kind={kind} tone={i * 40} seed="northwind" className="h-20 w-full" />
    ))}
  </div>
);
export const Bands = () => (
  <div className="grid gap-2">
    <Band qualities={quality("calm")} seed="one" className="h-24" />
    <Band qualities={quality("calm", "shows-up", "craft")} seed="three" className="h-24" />
  </div>
);
export const Blooms = () => (
  <div className="flex flex-wrap items-center gap-3">
    {[0, 61, 80, 95].map((value) => (
      <Bloom key={value} value={value} max={80} className="size-32" />
    ))}
  </div>
);
export const Glyphs = () => (
  <div className="flex flex-wrap items-center gap-3">
    <PointGlyph className="size-8" />
    <GiveGlyph className="size-8" />
    <SpendGlyph className="size-8" />
    <PlauditMark />
  </div>
);
export const Reactions = () => (
  <div className="flex flex-wrap items-center gap-3">
    {reactionKinds.map((kind) => (
      <Reaction key={kind} kind={kind} className="size-8" />
    ))}
  </div>
);
export const Petals = () => (
  <div className="bg-deep">
    <PetalField className="h-80 w-full" />
  </div>
);
