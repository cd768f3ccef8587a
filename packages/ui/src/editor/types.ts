import type { ReactNode } from "react";
import type { Person, RichText } from "../entity/types.ts";

export type EditorProps = {
  value: RichText;
  onChange: (value: RichText) => void;
  /** People for what was typed after '@'; the first five are shown. */
  searchPeople: (query: string) => Promise<Person[]>;
  maxLength: number;
  /** The value by the rule that decides about it: what counts of it, and whether it may be as long. */
  measured: { length: number; fault: "empty" | "tooLong" | null };
  labels: {
    label: string;
    placeholder: string;
    /** The @ button and the list it opens. */
    mention: string;
    none: string;
    loading: string;
    failed: string;
    tooLong: string;
  };
  error?: string;
  /** How long the text is stands beside its label. */
  counted?: boolean;
  /** A comment: smaller letters, one line to start with. */
  compact?: boolean;
  autoFocus?: boolean;
  id?: string;
  /** A text that this one came out of: words that it did not have are marked. */
  before?: RichText | undefined;
  /** Beside the @ button. */
  tools?: ReactNode;
  /** Under the text, in the same frame. */
  below?: ReactNode;
  /** Files that were pasted; without it only text is taken. */
  onFiles?: (files: File[]) => void;
  /** Ctrl or ⌘ and Enter. */
  onSubmit?: () => void;
};
