/** What a list of found people says when it holds none. */
export type SearchLabels = { none: string; loading: string; failed: string };
