/** Of a card that started by itself; with fewer, where more were asked, it is kept back. */
export const LEAST_SIGNED = 3;
