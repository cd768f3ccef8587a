const ends = ["pointerup", "pointercancel", "dragend", "change", "keydown"] as const;
/** A list that opens, or a part that is gone, may keep the end of a press to itself. */
const MOST_MS = 1_000;
let pressed: Promise<void> | null = null;

function hold() {
  pressed ??= new Promise((release) => {
    // The click comes right behind the end of a press.
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

/** While the pointer is down, until what is below it has been clicked: what appears meanwhile would move that away. Null while it is not. */
export const pointerPress = () => pressed;
