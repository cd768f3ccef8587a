import type { Subject } from "../subject.ts";

/** What every dialog about a subject is given. */
export interface DialogProps<S extends Subject = Subject> {
  subject: S;
  open: boolean;
  onClose: () => void;
}
