/** Signatures of one load: the first pages of a card are shown while the others come. */
export const CHUNK = 250;
