const PATIENCE_MS = 10_000;

/**
 * Loads the font slices of these texts before they are shown, so that nothing moves. Each family by itself: one that
 * the device does not have, as a fallback's Georgia, ends the wait for all that it is asked for with.
 */
export async function loadFonts(words: unknown): Promise<void> {
  const text = JSON.stringify(words);
  const style = getComputedStyle(document.documentElement);
  const families = ["--font-sans", "--font-display"].flatMap((name) => style.getPropertyValue(name).split(","));
  const loading = families.map((family) => document.fonts.load(`1em ${family}`, text));
  const late = new Promise((done) => AbortSignal.timeout(PATIENCE_MS).addEventListener("abort", done));
  await Promise.race([Promise.allSettled(loading), late]);
}
