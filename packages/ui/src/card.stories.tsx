import type { Meta } from "@storybook/react-vite";
import { Card } from "./card.tsx";
import { Logo } from "./logo.tsx";
import { Panel } from "./panel.tsx";
import { TextLink } from "./text-link.tsx";

export default { title: "Basics/Surfaces" } satisfies Meta;

export const Cards = () => <Card className="p-6">Forty-one containers before sunrise, and everyone home safe.</Card>;
export const Panels = () => (
  <div className="grid max-w-sm gap-4">
    <Panel title="Your points" action={<TextLink to="/points">All entries</TextLink>}>
      240 points to give until 1 December.
    </Panel>
    <Panel>A panel may stand without a title.</Panel>
  </div>
);
export const Logos = () => (
  <div className="grid justify-items-start gap-4">
    <Logo name="Northwind" />
    <Logo name="Northwind" square />
    <Logo name="Vereinigte Hafenbetriebe Bremerhaven" />
  </div>
);
export const LogoOnDeep = () => (
  <div className="bg-deep p-6 text-on-deep">
    <Logo name="Northwind" onDeep />
  </div>
);
