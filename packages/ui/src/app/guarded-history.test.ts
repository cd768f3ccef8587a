import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router";
import { expect, test } from "vitest";
import { guardedHistory } from "./guarded-history.ts";

/** A form open at `/form`, reached from `/home`; records what it was asked and which pages were shown. */
function opened() {
  const history = guardedHistory(createMemoryHistory({ initialEntries: ["/home", "/form"], v5Compat: true }));
  const places: string[] = [];
  const asked: { to: string; proceed: () => void }[] = [];
  history.listen(({ location }) => void places.push(location.pathname));
  const release = history.guard(({ currentLocation, nextLocation }, proceed) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    asked.push({ to: nextLocation.pathname, proceed });
    return true;
  });
  return { history, places, asked, release };
}

test("a link asks before the form is left, and is followed after confirmation", () => {
  const { history, places, asked } = opened();
  history.push("/settings");
  expect([places, history.location.pathname]).toEqual([[], "/form"]);
  asked[0]?.proceed();
  expect([places, asked.length]).toEqual([["/settings"], 1]);
});

test("so does the browser's way back, which is where it was until then", () => {
  const { history, places, asked } = opened();
  history.go(-1);
  expect([places, history.location.pathname, asked[0]?.to]).toEqual([[], "/form", "/home"]);
  asked[0]?.proceed();
  expect([places, history.location.pathname, asked.length]).toEqual([["/home"], "/home", 1]);
});

test("staying on the page asks nothing, and an unmounted form does not ask", () => {
  const { history, places, asked, release } = opened();
  history.replace("/form?step=2");
  release();
  history.push("/home");
  expect([places, asked]).toEqual([["/form", "/home"], []]);
});
