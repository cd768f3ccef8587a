import { IncentiveForm } from "../features/points/components/incentive-form.tsx";
import { SettingsPart } from "../features/points/components/settings-part.tsx";
import { useBanks } from "../features/points/gift/data.ts";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";

const skeleton = [1, 3];

export function Component() {
  const { data, error, isValidating, mutate } = useBanks();
  return (
    <SettingsPart skeleton={skeleton}>
      {(settings, reload) =>
        data ? (
          <IncentiveForm settings={settings} banks={data.results} reload={reload} />
        ) : error ? (
          <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
        ) : (
          <FormSkeleton sections={skeleton} />
        )
      }
    </SettingsPart>
  );
}
