/** Numbers, times and lists in the reader's language; `useFormat()` of the apps fits. */
export type Format = {
  language: string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  date: (time: string | Date, options?: Intl.DateTimeFormatOptions) => string;
  ago: (time: string | Date) => string;
  list: (items: string[]) => string;
};

/** Exact up to 9,999, then 12.8K. */
export const shortNumber = (format: Format, value: number) =>
  format.number(value, value < 10_000 ? {} : { notation: "compact", maximumFractionDigits: 1 });

/** The list with its separators, so that each name can be a link and 'and' still belongs to the language. */
export const listParts = (format: Format, items: string[]) =>
  new Intl.ListFormat(format.language, { type: "conjunction" }).formatToParts(items);
