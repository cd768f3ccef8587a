import type { ReactNode } from "react";
import type { Format } from "../format.ts";
import type { MenuEntry } from "../menu.tsx";
import type { RecognitionLabels } from "./recognition-labels.ts";
import type { RecognitionItem } from "./types.ts";

export type RecognitionCardProps = {
  item: RecognitionItem;
  labels: RecognitionLabels;
  format: Format;
  /** False where the tenant has no points. */
  points?: boolean;
  menu?: MenuEntry[];
  /** Below the message: what it encloses. */
  enclosed?: ReactNode;
  /** Shown above the byline, such as 'Pinned'. */
  badge?: ReactNode;
  /** At its end: reactions and comments. */
  engagement?: ReactNode;
};
