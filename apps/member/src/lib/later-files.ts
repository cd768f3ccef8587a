/** The build writes here where the list is. */
const list: string = "plaudit:later-files";

/**
 * Fetches the list of the files that belong to each part which is loaded on demand (`laterFiles` in the build). Until it
 * is there such a part asks for its files one after another.
 */
export async function fetchLaterFiles(): Promise<void> {
  if (import.meta.env.PROD) await import(/* @vite-ignore */ list);
}
