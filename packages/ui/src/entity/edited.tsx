import type { Format } from "../format.ts";

/** That the words are no longer the first ones, and since when. */
export const Edited = ({ at, label, format }: { at: string; label: string; format: Format }) => (
  <span className="shrink-0">
    <span aria-hidden="true">· </span>
    <time dateTime={at} title={format.date(at, { dateStyle: "long", timeStyle: "short" })}>
      {label}
    </time>
  </span>
);
