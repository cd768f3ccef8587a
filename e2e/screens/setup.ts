import "@testing-library/jest-dom/vitest";
import "@headlessui/react";
import { format } from "node:util";
import { closeSharedServer } from "@plaudit/server/testing";
import { configure } from "@testing-library/dom";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { completeBrowser, rememberPage } from "./browser.ts";
import { closeScreen } from "./render-screen.ts";

completeBrowser();
rememberPage();
// A busy machine is no fault of a screen; its whole markup is no help.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? "") });

const faults: string[] = [];
/** jsdom does not know this element of HTML yet. */
const unknownToJsdom = /^The tag <search> is unrecognized/;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...args) => {
    const fault = format(...args);
    if (!unknownToJsdom.test(fault)) faults.push(fault);
  });
});
afterEach(async () => {
  await closeScreen();
  expect(faults.splice(0)).toEqual([]);
});
afterAll(closeSharedServer);
