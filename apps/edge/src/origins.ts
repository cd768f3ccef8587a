/** As they are configured, separated by commas; nothing of an address but its origin. */
export const originsOf = (text: string | undefined): string[] =>
  text ? text.split(",").map((one) => new URL(one.trim()).origin) : [];
