/** Spaces, controls, and what draws nothing though it is neither: zero widths, fillers, selectors, tags. */
const drawsNothing = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]*$/u;
/** Whatever ends a line, and what turns the text around it to another direction. */
const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Nobody could see it: it counts as nothing written. */
export const isBlank = (text: string): boolean => drawsNothing.test(text);
/** Safe within a line of other text, as names must be: it does not change what surrounds it. */
export const isOneLine = (text: string): boolean => !breaksLine.test(text);
