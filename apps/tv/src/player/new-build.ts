import { boot } from "@plaudit/api/boot.ts";

const RELOADED = "plaudit.tv.reloaded";
const PATIENCE_MS = 20_000;

/** Whether the edge serves another build than this page's; null while it cannot be reached. */
export async function newBuildIsOut(): Promise<boolean | null> {
  try {
    const page = await fetch(location.href, { signal: AbortSignal.timeout(PATIENCE_MS), cache: "no-store" });
    if (!page.ok) return null;
    const [, text = ""] = /<script[^>]*id="plaudit-boot">([^<]*)<\/script>/.exec(await page.text()) ?? [];
    const { build } = JSON.parse(text) as { build: string };
    if (build === boot().build || sessionStorage.getItem(RELOADED) === build) return false;
    // Once for a build, should two edges hand out different ones.
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return null;
  }
}
