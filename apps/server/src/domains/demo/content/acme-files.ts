import type { Enclosing } from "../rules/plan-life.ts";

/** By how many recognitions are newer, so that the first page of the feed has each kind of file. */
export const acmeEnclosing: Readonly<Record<number, Enclosing>> = {
  2: {
    text: "Twenty to six, the last box is on board, and you take a picture for those of us who were still asleep.",
    qualities: ["keeps"],
    files: ["Yard at 5.40.jpg"],
  },
  5: {
    text: "Nobody gets lost on their first day any more: twelve floors, one page, and you drew it.",
    qualities: ["simpler", "shows-up"],
    files: ["Map of the building.pdf"],
  },
  7: {
    text: "Three pallets, three marks, first try. I show this in every training from now on.",
    qualities: ["keeps"],
    files: ["Every pallet on its mark.gif"],
  },
  10: {
    text: "Lemon, cherry and poppy seed, because you could not know which one we like. We like all of them.",
    qualities: ["shows-up"],
    files: ["Lemon.jpg", "Cherry.jpg", "Poppy seed.jpg"],
  },
};
