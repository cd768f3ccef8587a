/** Of the word list. */
export const mostWords = 1000;
export const wordMax = 80;
