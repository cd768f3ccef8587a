/** Pictures that are printed with every pixel that a page can show, at 300 to the inch. */
const MOST_SHARP = 100;

/** A card with more of them is printed from the smaller ones, at about 200 to the inch: to read hundreds of large ones takes longer than all else. */
export const printedVariant = (pictures: number) => (pictures > MOST_SHARP ? "card-thumbnail" : "card-fullsize");
