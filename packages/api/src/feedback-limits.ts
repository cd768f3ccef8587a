/** Digits and letters that nobody takes for one another; 16 of them are 80 bits. */
export const codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;
export const FEEDBACK_MAX = 3000;
