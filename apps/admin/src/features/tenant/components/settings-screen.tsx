import { Bone } from "@plaudit/ui/feedback/bone.tsx";
import type { ReactNode } from "react";
import { EditScreen } from "../../../lib/edit-screen.tsx";
import { type Settings, useSettings } from "../data.ts";

type Props = {
  title: string;
  max: string;
  actions?: ReactNode;
  children: (settings: Settings, reload: () => void) => ReactNode;
};
const bones = (
  <div className="grid gap-8 lg:grid-cols-[23rem_minmax(0,1fr)]" aria-hidden="true">
    <div className="grid content-start gap-4">
      <Bone className="h-11 w-full" />
      <Bone className="h-24 w-full" />
      <Bone className="h-11 w-full" />
    </div>
    <Bone className="h-120 w-full" />
  </div>
);

/** A screen of the tenant's settings. */
export const SettingsScreen = ({ title, ...rest }: Props) => (
  <EditScreen of={useSettings()} title={() => title} bones={bones} {...rest} />
);
