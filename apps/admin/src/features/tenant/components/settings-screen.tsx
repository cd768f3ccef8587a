import type { ReactNode } from "react";
import { EditScreen } from "../../../lib/edit-screen.tsx";
import { type Settings, useSettings } from "../data.ts";

type Props = {
  title: string;
  max: string;
  /** Shown while the settings load. */
  skeleton: ReactNode;
  actions?: ReactNode;
  children: (settings: Settings, reload: () => void) => ReactNode;
};

/** A screen of the tenant's settings. */
export const SettingsScreen = ({ title, ...rest }: Props) => (
  <EditScreen of={useSettings()} title={() => title} {...rest} />
);
