/** Whether its lines need more room: its letters rise and fall further than Latin ones, whatever language the screen speaks. */
export const hasTallLetters = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u.test(text);
