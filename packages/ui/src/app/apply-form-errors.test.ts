import { describe, expect, it } from "vitest";
import { applyFormErrors } from "./apply-form-errors.ts";

type Form = { message: string; sendTo: string; body: string };
const texts = { unknown: "Unknown Error", failed: () => "Oops. Something went wrong" };
const fieldAt = (path: string) => (["message", "sendTo", "body"] as const).find((name) => path.split(".")[0] === name);
const failure = (error: string, msg: string, details: object[] = []) =>
  Object.assign(new Error(msg), { status: 400, error, msg, details });

function applied(error: unknown) {
  const seen: Record<string, string | undefined> = {};
  const setError = (name: string, { message }: { message?: string }) => {
    seen[name] = message;
  };
  const message = applyFormErrors<Form>({ setError: setError as never }, error, fieldAt, texts);
  return { seen, message };
}

describe("errors of a form", () => {
  it("are shown at their fields", () =>
    expect(
      applied(
        failure("ValidationError", "", [
          { path: ["message"], message: "No" },
          { path: "sendTo.0.id", message: "Who" },
          { path: "body", message: "Empty" },
        ]),
      ),
    ).toEqual({ seen: { message: "No", sendTo: "Who", body: "Empty" }, message: null }));

  it("go to the form without a field, and are returned", () =>
    expect(applied(failure("ValidationError", "", [{ path: ["other"], message: "Odd" }]))).toEqual({
      seen: { root: "Odd" },
      message: "Odd",
    }));

  it.each([
    [failure("ValidationError", "", [{ path: ["message"], message: "" }]), { message: "Unknown Error" }],
    [failure("ValidationError", ""), { root: "Unknown Error" }],
    [failure("Conflict", "Already there"), { root: "Already there" }],
    [failure("Conflict", ""), { root: "Conflict" }],
    [Object.assign(failure("Offline", "Failed to fetch"), { status: 0 }), { root: "Oops. Something went wrong" }],
    [Object.assign(failure("Internal", "Boom"), { status: 500 }), { root: "Oops. Something went wrong" }],
    [new TypeError("x"), { root: "Oops. Something went wrong" }],
    ["text", { root: "Oops. Something went wrong" }],
  ])("%j", (error, seen) => expect(applied(error).seen).toEqual(seen));
});
