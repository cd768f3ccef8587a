import { expect, test } from "vitest";
import { filtersOf, queryOf } from "./filters.ts";

const person = "01a1fcd9-0000-7000-8000-000000000000";
const asked = (search: string) => queryOf(filtersOf(new URLSearchParams(search)), "Europe/Amsterdam");

test("an address becomes a question", () => {
  expect(asked("")).toEqual({});
  expect(asked(`by=${person}&about=${person}&what=value&from=2026-11-01&to=2026-11-02`)).toEqual({
    actorIdIn: [person],
    entityIdIn: [person],
    actionIn: ["value"],
    from: "2026-10-31T23:00:00.000Z",
    to: "2026-11-02T23:00:00.000Z",
  });
  expect(asked("by=operator")).toEqual({ operator: "true" });
  expect(asked("field=language,locale")).toEqual({ fieldIn: ["language", "locale"] });
  expect(asked("what=value.delete")).toEqual({ actionIn: ["value.delete"] });
});

test("invalid filters are left out of the query", () => {
  expect(asked("by=me&about=x&what=a%20b&field=,&from=soon&to=2026-99-99")).toEqual({});
});
