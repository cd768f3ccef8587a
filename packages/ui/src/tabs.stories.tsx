import type { Meta } from "@storybook/react-vite";
import { Held } from "../stories/held.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { Tabs } from "./tabs.tsx";

export default { title: "Basics/Choices" } satisfies Meta;

export const Tabbed = () => (
  <Held start="received">
    {(value, set) => (
      <Tabs
        label="Recognitions"
        value={value}
        onChange={set}
        tabs={[
          { value: "received", label: "Received" },
          { value: "given", label: "Given" },
          { value: "endorsed", label: "Endorsed" },
        ]}
      >
        {value === "received" ? "47 times somebody thanked Samuel." : "63 thank-yous by Samuel."}
      </Tabs>
    )}
  </Held>
);
export const Segments = () => (
  <div className="grid gap-4">
    {(["md", "sm"] as const).map((size) => (
      <Held key={size} start="light">
        {(value, set) => (
          <SegmentedControl
            label={`Theme ${size}`}
            size={size}
            value={value}
            onChange={set}
            options={["light", "dark", "system"].map((one) => ({ value: one, label: one }))}
          />
        )}
      </Held>
    ))}
  </div>
);
