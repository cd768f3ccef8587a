import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { quotedKeys, shownKeys, splitTexts } from "./first-keys.ts";
import { firstModules } from "./first-modules.ts";

const dir = mkdtempSync(join(tmpdir(), "plaudit-keys-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("a screen shows what its modules and those that they import select, and nothing of what comes later", () => {
  const files = {
    "home.tsx": `import type { Props } from "./types.ts";
import {
  Card,
} from "./card.tsx";
const Dialog = lazy(() => import("./dialog.tsx"));
t(($) => $.home.title, { name });
labels(kinds.map((kind) => t(($) => $.kind[kind])));`,
    "card.tsx": `export { edited } from "./edited.ts";
t(
  ($) => $.card.more,
);`,
    "edited.ts": "t(($) => $.card.edited)",
    "dialog.tsx": "t(($) => $.dialog.title)",
    "types.ts": "t(($) => $.never.shown)",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(dir, name), code);
  const modules = firstModules([join(dir, "home.tsx")]);
  const keys = shownKeys(modules.values());
  expect([...keys].toSorted()).toEqual(["card.edited", "card.more", "home.title", "kind"]);
});

test("texts are parted by key, in all their forms, and a group that is chosen from at run time stays whole", () => {
  const texts = {
    title: "Title",
    left_one: "one",
    left_other: "{{n}}",
    kind: { a: "A", b: { c: "C" } },
    card: { more: "More", less: "Less" },
    dialog: { title: "Dialog" },
  };
  const { first, rest } = splitTexts(texts, new Set(["left", "kind", "card.more"]));
  expect(first).toEqual({ left_one: "one", left_other: "{{n}}", kind: texts.kind, card: { more: "More" } });
  expect(rest).toEqual({ title: "Title", card: { less: "Less" }, dialog: { title: "Dialog" } });
});

test("what a text quotes is shown with it", () => {
  expect(quotedKeys(JSON.stringify({ a: 'Your $t(points:term, {"count": 2})', b: "$t(goal.of)" }))).toEqual([
    "term",
    "goal.of",
  ]);
});
