import { redemptionStatuses } from "@plaudit/api/reward-arts.ts";
import { expect, test } from "vitest";
import { beginsAs, leadsTo, type Step, type WaitsFor } from "./states.ts";

const steps: Step[] = ["approve", "decline", "cancel", "fulfil", "fail"];
const waits: (WaitsFor | null)[] = ["approval", "fulfilment", "order", null];

test("a redemption takes exactly these steps", () => {
  const taken = redemptionStatuses.flatMap((status) =>
    waits.flatMap((waitsFor) =>
      steps.flatMap((step) => {
        const to = leadsTo({ status, waitsFor }, step);
        return to ? [`${status} (${waitsFor}) ${step} ${to}`] : [];
      }),
    ),
  );
  expect(taken).toEqual([
    "requested (approval) approve approved",
    "requested (approval) decline cancelled",
    "requested (approval) cancel cancelled",
    "requested (fulfilment) cancel cancelled",
    "requested (fulfilment) fulfil fulfilled",
    "requested (fulfilment) fail failed",
    "approved (fulfilment) fulfil fulfilled",
    "approved (fulfilment) fail failed",
    "approved (order) fulfil fulfilled",
    "approved (order) fail failed",
  ]);
});

test("one begins where nobody, somebody, or a service has to do something", () => {
  expect(beginsAs("manager", "code")).toEqual({ status: "requested", waitsFor: "approval" });
  expect(beginsAs("none", "hand")).toEqual({ status: "requested", waitsFor: "fulfilment" });
  expect(beginsAs("none", "tango")).toEqual({ status: "approved", waitsFor: "order" });
  expect(beginsAs("none", "code")).toEqual({ status: "fulfilled", waitsFor: null });
});
