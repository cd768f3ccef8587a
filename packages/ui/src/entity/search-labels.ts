/** Labels of an empty list of search results. */
export type SearchLabels = { none: string; loading: string; failed: string };
