import type { Meta } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { buttonClass } from "./button.tsx";
import { Menu } from "./menu.tsx";
import { Popover } from "./popover.tsx";

export default { title: "Overlays/Menu" } satisfies Meta;

export const Closed = () => (
  <Menu
    label="More actions"
    button="Actions"
    named
    className={buttonClass({ kind: "line" })}
    entries={[{ label: "Copy link" }]}
  />
);
export const Opened = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.click(), []);
  return (
    <div ref={place}>
      <Menu
        label="More actions"
        button="Actions"
        named
        className={buttonClass({ kind: "line" })}
        entries={[
          { label: "Copy link" },
          { label: "Open in a new tab", to: "/recognition" },
          { label: "Pin", disabled: true },
          "line",
          { label: "Delete", danger: true },
        ]}
      />
    </div>
  );
};
export const Panel = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.click(), []);
  return (
    <div ref={place}>
      <Popover
        label="Balances"
        named
        button="Points"
        buttonClass={buttonClass({ kind: "line" })}
        panelClass="rounded-md p-4"
      >
        {() => "240 points to give"}
      </Popover>
    </div>
  );
};
