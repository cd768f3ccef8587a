import type { Meta } from "@storybook/react-vite";
import { Held } from "../../stories/held.tsx";
import { nothing, search } from "../../stories/words.ts";
import { Checkbox } from "./checkbox.tsx";
import { type Choice, ChoicePicker } from "./choice-picker.tsx";
import { Combobox } from "./combobox.tsx";
import { FormErrors } from "./form-errors.tsx";
import { FormSection } from "./form-section.tsx";
import { PasswordField } from "./password-field.tsx";
import { SaveBar } from "./save-bar.tsx";
import { Select } from "./select.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { Switch } from "./switch.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

export default { title: "Form/Fields" } satisfies Meta;

const languages = [
  { value: "en", label: "English" },
  { value: "ar", label: "العربية", lang: "ar" },
];
const zones = [
  { value: "Europe/Berlin", label: "Berlin", note: "+01:00" },
  { value: "Asia/Ho_Chi_Minh", label: "Ho Chi Minh City", note: "+07:00" },
];
const words = { ...search, placeholder: "Name or team", remove: (name: string) => `Remove ${name}` };

export const Text = () => (
  <div className="grid max-w-md gap-5">
    <TextField label="Name" hint="As colleagues call it." optional="Optional" />
    <TextField label="Name" defaultValue="We look after each other" error="This name is taken." />
    <TextField label="E-mail" defaultValue="maya@northwind.example" disabled />
    <TextArea label="Description" defaultValue="Nobody is left alone with a problem." count={[36, 150]} />
    <TextArea label="Description" defaultValue="Far too long" count={[162, 150]} error="Your description is too long" />
  </div>
);
export const Password = () => (
  <div className="grid max-w-md gap-5">
    <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
    <PasswordField
      label="Repeat password"
      showLabel="Show password"
      hideLabel="Hide password"
      error="The two are not the same."
    />
  </div>
);
export const Selects = () => (
  <div className="grid max-w-md gap-5">
    <Select label="Language" options={languages} />
    <Select label="Second language" options={languages} error="Choose another language." />
  </div>
);
export const TimeZone = () => (
  <Held start="Europe/Berlin">
    {(value, set) => (
      <Combobox
        label="Time zone"
        value={value}
        onChange={set}
        options={zones}
        none="No place by that name"
        hint="Where your days begin"
      />
    )}
  </Held>
);
export const Some = () => (
  <Held start={[{ id: "t1", label: "Night shift, Rotterdam" }]}>
    {(value, set) => (
      <ChoicePicker
        label="Teams"
        value={value}
        onChange={set}
        search={async () => [{ id: "t2", label: "Platform guild" }]}
        labels={words}
      />
    )}
  </Held>
);
export const Two = () => (
  <Held<Choice[]> start={[]}>
    {(value, set) => (
      <ChoicePicker
        label="Teams"
        value={value}
        onChange={set}
        search={async (query) =>
          ["Growth", "Night shift", "Platform guild"]
            .filter((label) => label.toLowerCase().includes(query.toLowerCase()))
            .map((label) => ({ id: label, label }))
        }
        labels={words}
        hint="Two at most"
        most={2}
      />
    )}
  </Held>
);
export const Switches = () => (
  <Held start>
    {(value: boolean, set: (value: boolean) => void) => (
      <div className="grid max-w-md gap-3">
        <Switch checked={value} onChange={set} label="Public profile" hint="Colleagues see your teams." />
        <Switch checked={false} onChange={nothing} label="Celebrate my birthday" />
        <Switch checked onChange={nothing} label="Set by your company" disabled />
      </div>
    )}
  </Held>
);
export const Checkboxes = () => (
  <div className="max-w-md">
    <Checkbox label="Tell me by e-mail" defaultChecked />
    <Checkbox label="Night shift, Rotterdam" note="14" />
    <Checkbox label="Set by your company" disabled />
  </div>
);
export const Sections = () => (
  <FormSection title="Brand" hint="Seen on every screen.">
    <TextField label="Name" defaultValue="Northwind" />
  </FormSection>
);
export const Problems = () => (
  <div className="grid gap-4">
    <FormErrors errors={["Oops. Something went wrong"]} />
    <StaleNotice
      text="Maya Okafor changed this 2 min. ago."
      fields="Changed: Name and Teams. What you typed is still here."
      refused={false}
      labels={{ keepMine: "Keep mine", takeTheirs: "Take theirs" }}
      onKeepMine={nothing}
      onTakeTheirs={nothing}
    />
  </div>
);
const bar = { labels: { save: "Save", saving: "Saving...", cancel: "Cancel" }, onCancel: nothing };
export const Saving = () => (
  <div className="grid gap-4">
    <SaveBar {...bar} saving={false} note="Unsaved changes" />
    <SaveBar {...bar} saving />
    <SaveBar {...bar} saving={false} off />
  </div>
);
