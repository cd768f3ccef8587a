import { PetalField } from "../art/petal-field.tsx";

/** Where nothing of its own is drawn. */
export const TvPetals = () => (
  <PetalField
    rings={6}
    eye={false}
    className="absolute start-1/2 top-1/2 size-[130vmin] portrait:size-[170vmin] max-w-none -translate-1/2 opacity-60 rtl:translate-x-1/2 [mask-image:radial-gradient(circle,#000_22%,transparent_56%)]"
  />
);
