const ends = ["pointerup", "pointercancel", "dragend", "change", "keydown"] as const;
/** A native list that opens, and an element that was removed, may get no pointerup. */
const MOST_MS = 1_000;
let pressed: Promise<void> | null = null;

function hold() {
  pressed ??= new Promise((release) => {
    // The click event follows the pointerup in the same task.
    const end = () => setTimeout(free);
    const late = setTimeout(free, MOST_MS);
    function free() {
      clearTimeout(late);
      for (const name of ends) removeEventListener(name, end, true);
      pressed = null;
      release();
    }
    for (const name of ends) addEventListener(name, end, true);
  });
}
addEventListener("pointerdown", ({ button }) => button === 0 && hold(), true);

/**
 * Resolves after the click that ends the present press of the pointer; null while the pointer is up. What is shown before that could move
 * away what is about to be clicked.
 */
export const pointerPress = () => pressed;
