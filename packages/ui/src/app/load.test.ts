import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { load, rest } from "./load.ts";

let reloads = 0;
const stored = new Map<string, string>();
beforeEach(() => {
  reloads = 0;
  stored.clear();
  vi.stubGlobal("location", { reload: () => reloads++ });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  rest.come = () => Promise.resolve();
  vi.unstubAllGlobals();
});

function failing(times: number) {
  const waits: number[] = [];
  let left = times;
  const begin = async () => {
    if (left-- > 0) throw new Error("gone");
    return "code";
  };
  const wait = async (ms: number) => void waits.push(ms);
  return { waits, begin, wait };
}

describe("code on demand", () => {
  it("is tried again, a second apart and doubling", async () => {
    const { waits, begin, wait } = failing(5);
    await expect(load(begin, wait)).resolves.toBe("code");
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(reloads).toBe(0);
  });

  it("has the page fetched again after that, once in ten seconds", async () => {
    const first = failing(6);
    void load(first.begin, first.wait);
    await vi.waitFor(() => expect(reloads).toBe(1));
    const second = failing(6);
    await expect(load(second.begin, second.wait)).rejects.toThrow("gone");
    expect(reloads).toBe(1);
  });

  it("waits for what all of it needs, such as the rest of the first screen's texts", async () => {
    const texts = Promise.withResolvers<void>();
    rest.come = () => texts.promise;
    let shown = false;
    const loading = load(async () => "code").then(() => {
      shown = true;
    });
    await new Promise((done) => setTimeout(done));
    expect(shown).toBe(false);
    texts.resolve();
    await loading;
    expect(shown).toBe(true);
  });

  it("keeps the page when there is no connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { begin, wait } = failing(6);
    await expect(load(begin, wait)).rejects.toThrow("gone");
    expect(reloads).toBe(0);
  });
});
