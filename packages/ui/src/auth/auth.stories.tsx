import type { Meta } from "@storybook/react-vite";
import { nothing } from "../../stories/words.ts";
import { Button } from "../button.tsx";
import { TextField } from "../form/text-field.tsx";
import { Logo } from "../logo.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { Notice } from "./notice.tsx";
import { TenantList } from "./tenant-list.tsx";

export default { title: "Sign-in/Screens" } satisfies Meta;

const form = (
  <form className="grid gap-4">
    <h1 className="font-display text-display">Good to see you</h1>
    <TextField label="E-mail" type="email" autoComplete="username" dir="ltr" />
    <Button type="submit" size="lg">
      Sign in
    </Button>
  </form>
);

export const Tenant = () => <AuthFrame logo={<Logo name="Northwind" />}>{form}</AuthFrame>;
export const Apex = () => <AuthFrame>{form}</AuthFrame>;
export const Expired = () => (
  <AuthFrame
    logo={<Logo name="Northwind" />}
    notice={<Notice title="Your session has ended.">Sign in again and you are back where you were.</Notice>}
  >
    {form}
  </AuthFrame>
);
export const Failed = () => <Notice state="danger">E-mail and password do not belong together.</Notice>;
export const Tenants = () => (
  <TenantList
    onChoose={nothing}
    tenants={["#14594a", "#ffc400", "#7a2e6e"].map((brandColor, i) => ({
      id: String(i),
      name: ["Northwind", "Vereinigte Hafenbetriebe Bremerhaven", "Sahara Clinics"][i] ?? "",
      url: "https://northwind.plaudit.example",
      brandColor,
    }))}
  />
);
