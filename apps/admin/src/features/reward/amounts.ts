/** Money as a field shows it: without hundredths where there are none. */
export const typedMoney = (hundredths: number): string => (hundredths / 100).toFixed(2).replace(/\.00$/, "");
