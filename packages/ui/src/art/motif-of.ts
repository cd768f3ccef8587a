import { type MotifKind, motifs } from "./motif-shapes.ts";
import { hash } from "./seed.ts";

const known = new Set<string>(motifs);
/** The stored drawing of a quality, or one that follows from its id for life. */
export const motifOf = ({ id, motif }: { id: string; motif?: string | null }): MotifKind =>
  motif && known.has(motif) ? (motif as MotifKind) : (motifs[hash(id) % motifs.length] as MotifKind);
