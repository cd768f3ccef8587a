import type { Recognition } from "@plaudit/api/recognition.ts";

/** What every dialog about one recognition is given. */
export interface AskedProps {
  item: Recognition;
  /** Points that the reader may still give. */
  left: number;
  open: boolean;
  onClose: () => void;
  /** The recognition is gone. */
  onDeleted?: () => void;
}
