/** False where the browser keeps its clipboard to itself: the text is selected then, where it is `shown`, to be copied by hand. */
export async function copyText(text: string, shown: Node | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
