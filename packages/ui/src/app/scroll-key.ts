/** What a place is kept under. Every page that a document begins with has the same key: another address is another page. */
export const scrollKey = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === "default" ? pathname : key;
