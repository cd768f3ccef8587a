import { PetalField } from "../art/petal-field.tsx";

export const TvJoinersArt = () => (
  <PetalField
    rings={6}
    eye={false}
    className="absolute -z-10 size-[150vmin] opacity-30 landscape:-end-[30vmin] landscape:-top-[70vmin] portrait:-end-[60vmin] portrait:-top-[70vmin]"
  />
);
