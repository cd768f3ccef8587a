import { expect, test } from "vitest";
import { enclosureShape } from "./enclosure-shape.ts";

const picture = (width: number, height: number) => ({ type: "image" as const, width, height });
const document = { type: "doc" as const, width: null, height: null };

test.each([
  ["documents alone", [document, document], { ratio: null, documents: 2 }],
  ["one picture keeps its shape", [picture(1500, 1000), document], { ratio: 1.5, documents: 1 }],
  ["a tower is cut to a square", [picture(300, 3000)], { ratio: 1, documents: 0 }],
  ["a strip is cut, too", [picture(3000, 300)], { ratio: 2.4, documents: 0 }],
  ["two stand side by side", [picture(1, 1), picture(1, 1)], { ratio: 2, documents: 0 }],
])("%s", (_, files, shape) => {
  expect(enclosureShape(files)).toEqual(shape);
});
