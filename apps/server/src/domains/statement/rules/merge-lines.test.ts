import { expect, test } from "vitest";
import { mergeLines } from "./merge-lines.ts";

const line = (version: number, minute: number) => ({ version, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
const whole = (rows: ReturnType<typeof line>[]) => ({ rows, before: 99, more: false });
const shown = ({ page }: ReturnType<typeof mergeLines<ReturnType<typeof line>>>) =>
  page.map(({ source, row }) => `${source}#${row.version}`);

test("a page is the newest of all accounts, and the next one begins behind it", () => {
  const first = mergeLines([whole([line(3, 30), line(2, 20)]), whole([line(7, 25), line(6, 5)])], 3);
  expect([shown(first), first.next]).toEqual([
    ["0#3", "1#7", "0#2"],
    [2, 7],
  ]);
});

test("the last page has none behind it", () => {
  const last = mergeLines([whole([line(1, 10)]), whole([])], 3);
  expect([shown(last), last.next]).toEqual([["0#1"], null]);
  expect(mergeLines([whole([]), whole([])], 3)).toEqual({ page: [], next: null });
});

test("an account keeps its own order where a later entry bears an earlier time", () => {
  const page = mergeLines([whole([line(5, 10), line(4, 12)]), whole([line(8, 11)])], 9);
  expect(shown(page)).toEqual(["1#8", "0#5", "0#4"]);
});
