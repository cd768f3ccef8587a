/** So long a decision of a queue can be undone; nothing follows from it before. */
export const UNDO_SECONDS = 10;
