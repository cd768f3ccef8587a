import type { Meta } from "@storybook/react-vite";
import { quality } from "../../stories/data.ts";
import { Band } from "./band.tsx";
import { Bloom } from "./bloom.tsx";
import { Flow } from "./flow.tsx";
import { GiveGlyph, PlauditMark, PointGlyph, SpendGlyph } from "./glyphs.tsx";
import { Motif } from "./motif.tsx";
import { motifs } from "./motif-shapes.ts";
import { PetalField } from "./petal-field.tsx";
import { Reaction, reactionKinds } from "./reaction.tsx";
import { River } from "./river.tsx";
import { Seeds } from "./seeds.tsx";

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

const bands = quality("calm", "shows-up", "teaches").map((one, i) => ({
  quality: one,
  counts: [6, 4 + i, 9, 14 - 3 * i, 8],
}));
export const Rivers = () => (
  <div className="grid max-w-xl gap-6">
    <River bands={bands} w={600} h={260} label="How often each quality was seen" />
    <River
      bands={bands.map((band) => ({ ...band, counts: [band.counts[0] ?? 0] }))}
      w={600}
      h={120}
      label="One month"
    />
  </div>
);
const teams = ["Operations", "Platform", "Rechtsschutzversicherung"].map((name, i) => ({
  id: name,
  name,
  note: `${10 * (i + 1)} people`,
  people: 10 * (i + 1),
}));
const links = [
  { from: 0, to: 1, count: 40 },
  { from: 1, to: 0, count: 12 },
  { from: 2, to: 0, count: 4 },
];
export const Flows = () => (
  <div className="grid max-w-xl gap-6">
    <Flow nodes={teams} links={links} label="Operations recognized Platform 40 times" />
    <Flow nodes={teams} links={links} vertical label="The same, on a phone" />
  </div>
);
export const SeedHeads = () => (
  <div className="flex gap-6">
    <Seeds counts={{ both: 30, received: 12, gave: 8, neither: 10 }} label="60 people" />
    <Seeds counts={{ both: 3, received: 0, gave: 1, neither: 0 }} label="4 people" />
    <Seeds counts={{ both: 50_000, received: 20_000, gave: 10_000, neither: 1 }} label="80,001 people" />
  </div>
);
