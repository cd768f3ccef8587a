import { expect, test } from "vitest";
import { type Screen, screenAt } from "./early.ts";

const screen = (path: string): Screen => ({ path, chunks: [], early: [] });
const screens = ["/", "/team/create", "/profile/me", "/team/:id", "/team/:id/edit", "/profile/:id", "*"].map(screen);

test.each([
  ["/", "/"],
  ["/team/create/", "/team/create"],
  ["/team/01a1fcd9", "/team/:id"],
  ["/team/01a1fcd9/edit", "/team/:id/edit"],
  ["/profile/me", "/profile/me"],
  ["/profile/me/edit", "*"],
  ["/nothing", "*"],
])("%s is the screen %s", (path, pattern) => expect(screenAt(screens, path)?.path).toBe(pattern));
