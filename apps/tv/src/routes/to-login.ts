import { leaveNote } from "@plaudit/api/leave-note.ts";

/** A frame, which may not show the sign-in page, is left empty. */
export function toLogin(refused = false) {
  if (window.top !== window) return location.replace("about:blank");
  if (refused) leaveNote.write("screenEnded");
  location.replace("/");
}
