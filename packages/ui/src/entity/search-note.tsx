import type { Found } from "../use-search.ts";
import type { SearchLabels } from "./search-labels.ts";

/** Shows that nothing was found, that the search is running, or that it failed. */
export function SearchNote({ found, labels }: { found: Found<unknown>; labels: SearchLabels }) {
  const text =
    found.state === "failed"
      ? labels.failed
      : found.results.length > 0
        ? ""
        : found.state === "done"
          ? labels.none
          : labels.loading;
  return (
    <p role="status" className={text ? "px-3 py-4 text-sm text-ink-2" : "sr-only"}>
      {text}
    </p>
  );
}
