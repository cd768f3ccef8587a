interface Shown {
  build: string;
  locale: string;
  /** The address of the page. */
  home: string;
  /** Paths of everything that it has loaded. */
  files: readonly string[];
}
/** What a build says that it needs, with the entry that its pages begin with. */
interface Needed {
  entry: string;
  files: string[];
}
const isFile = (path: string) => path.startsWith("/assets/");

/**
 * Keeps the page and its files. They are replaced as a whole: what a new build brings is there before its page is, and what the old one
 * had goes after that.
 */
export async function keepShell(cache: Cache, shell: Response, needed: Needed, shown: Shown): Promise<void> {
  const { build, locale, home, files } = shown;
  const html = await shell.clone().text();
  // Else a release has come meanwhile, or another language: the next visit loads its files.
  const isSame = [`"build":"${build}"`, `<html lang="${locale}"`, needed.entry].every((part) => html.includes(part));
  if (!shell.ok || shell.redirected || !isSame) return;
  const wanted = new Set([...needed.files, ...files.filter(isFile), ...(html.match(/\/assets\/[\w.-]+/g) ?? [])]);
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...wanted].filter((path) => !known.includes(path)));
  await cache.put(home, shell);
  for (const path of known) if (isFile(path) && !wanted.has(path)) await cache.delete(path);
}
