import type { ReactNode } from "react";
import { FormSkeleton } from "../../../lib/form-skeleton.tsx";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { type Settings, useSettings } from "../data.ts";
import { PointsPage } from "./points-page.tsx";

type Props = { skeleton: number[]; children: (settings: Settings, reload: () => void) => ReactNode };

/** A screen of the section over the settings: loading, failed, or its form. */
export function SettingsPart({ skeleton, children }: Props) {
  const { data, error, isValidating, mutate } = useSettings();
  return (
    <PointsPage>
      {data ? (
        <div className="pt-3">{children(data, () => void mutate())}</div>
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <FormSkeleton sections={skeleton} />
      )}
    </PointsPage>
  );
}
