import type { Meta } from "@storybook/react-vite";
import { Held } from "../stories/held.tsx";
import { Button } from "./button.tsx";
import { Disclosure } from "./disclosure.tsx";

export default { title: "Basics/Disclosure" } satisfies Meta;

export const Archived = () => (
  <Held start={false}>
    {(open, set) => (
      <>
        <Button onClick={() => set(!open)}>{open ? "Leave" : "Go there"}</Button>
        <Disclosure open={open} summary="2 archived values" buttonClass="h-11 text-sm font-semibold">
          <p>Punctuality</p>
        </Disclosure>
      </>
    )}
  </Held>
);
