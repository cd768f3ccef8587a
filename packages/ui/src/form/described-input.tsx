import type { ComponentProps } from "react";

/** Headless UI's combobox describes its input by nothing but its own Description: the note's id goes past it. */
export const DescribedInput = ({ note, ...input }: ComponentProps<"input"> & { note?: string }) => (
  <input {...input} aria-describedby={note} />
);
