import { expect, it } from "vitest";
import { walk } from "./entity-walk.ts";

const entity = { __entity_type__: "recognition", id: "r1", commentCount: 1 };
const other = { __entity_type__: "recognition", id: "r2", commentCount: 4 };
const pages = [
  {
    results: [
      { id: "i1", entity },
      { id: "i2", entity: other },
    ],
    next: null,
  },
];

it("writes fields into the pages that hold an entity and leaves the rest alone", () => {
  expect(walk(pages, entity, (known) => ({ ...known, commentCount: 2 }))).toEqual([
    {
      results: [
        { id: "i1", entity: { ...entity, commentCount: 2 } },
        { id: "i2", entity: other },
      ],
      next: null,
    },
  ]);
});

it("drops an entity with the item that held it", () => {
  expect(walk(pages, entity, () => undefined)).toEqual([{ results: [{ id: "i2", entity: other }], next: null }]);
});

it("returns the identical value when it does not contain the entity", () => {
  expect(walk(pages, { ...entity, id: "r9" }, () => undefined)).toBe(pages);
});
