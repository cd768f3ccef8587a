export const presets = [0, 5, 10, 25, 50] as const;

/** What one person may get at most: the balance shared by all, or all of it while nobody is chosen. */
export const maxPerRecipient = (balance: number, people: number) =>
  Math.max(0, people > 0 ? Math.floor(balance / people) : balance);

/** What a custom amount may look like while it is typed: no sign, no leading zero, no decimals. */
export const isAmount = (text: string) => /^(0|[1-9]\d{0,3})?$/.test(text);
