import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import type { KeyboardEvent, ReactNode } from "react";

type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: { value: T; label: ReactNode; name?: string }[];
  children: ReactNode;
};
const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Headless UI takes the right arrow for the next tab in every direction. */
function mirror({ nativeEvent, target }: KeyboardEvent) {
  const key = document.dir === "rtl" && nativeEvent.isTrusted && mirrored[nativeEvent.key];
  if (!key) return;
  nativeEvent.preventDefault();
  nativeEvent.stopPropagation();
  target.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** One tab stop; arrows walk and choose. */
export const Tabs = <T extends string>({ label, value, onChange, tabs, children }: Props<T>) => (
  <TabGroup
    selectedIndex={tabs.findIndex((tab) => tab.value === value)}
    onChange={(index) => tabs[index] && onChange(tabs[index].value)}
  >
    <TabList aria-label={label} onKeyDownCapture={mirror} className="flex flex-wrap border-line border-b">
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          aria-label={tab.name}
          className="-mb-px flex h-11 items-center justify-center gap-1.5 border-transparent border-b-2 px-3 text-sm font-semibold text-ink-2 tabular-nums hover:text-ink aria-selected:border-mark aria-selected:text-ink"
        >
          {tab.label}
        </Tab>
      ))}
    </TabList>
    <TabPanels>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} className="pt-3">
          {children}
        </TabPanel>
      ))}
    </TabPanels>
  </TabGroup>
);
