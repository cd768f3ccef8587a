const key = "plaudit.left";
type Note = "ended" | "signedOut" | "signedOutHere" | "passwordSet" | "challengeOver" | "screenEnded";

/** The reason why the sign-in page opened, shown there once. */
export const leaveNote = {
  write: (note: Note) => sessionStorage.setItem(key, note),
  take(): Note | null {
    const note = sessionStorage.getItem(key) as Note | null;
    sessionStorage.removeItem(key);
    return note;
  },
};
