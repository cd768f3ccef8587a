export const linkOf = (id: string) => `${location.origin}/recognitions/${id}`;

/** False where the browser keeps its clipboard to itself. */
export async function copyLink(id: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkOf(id));
    return true;
  } catch {
    return false;
  }
}
