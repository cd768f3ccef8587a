import { Motif } from "../art/motif.tsx";

/** A drawing with one piece missing. */
export const MissingArt = () => (
  <div className="relative" aria-hidden="true">
    <Motif kind="leaf" tone={150} seed="missing" w={192} h={192} u={48} className="size-48 rounded-xl" />
    <i className="absolute end-12 top-12 size-12 bg-canvas rim-check" />
  </div>
);
