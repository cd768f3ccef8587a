const PATIENCE_MS = 3_000;

/** Loads the font slices of these texts before they are shown, so that nothing moves. */
export async function loadFonts(words: unknown): Promise<void> {
  const text = JSON.stringify(words);
  const style = getComputedStyle(document.documentElement);
  const families = ["--font-sans", "--font-display"].map((name) => style.getPropertyValue(name));
  const loading = families.map((family) => document.fonts.load(`1em ${family}`, text).catch(() => []));
  const late = new Promise((done) => AbortSignal.timeout(PATIENCE_MS).addEventListener("abort", done));
  await Promise.race([Promise.all(loading), late]);
}
