import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useParams } from "react-router";
import { IncentiveForm } from "../features/incentive/components/incentive-form.tsx";
import { useIncentive } from "../features/incentive/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

/** A draft like another incentive; nothing is made before it is saved. */
export function Component() {
  const { t } = useTranslation("incentive-admin");
  const { id } = useParams();
  return (
    <EditScreen
      of={useIncentive(id)}
      title={(incentive) => (incentive ? t(($) => $.copyOf, { name: incentive.name }) : t(($) => $.title))}
      back={{ to: pathTo("incentives-manage"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      may={(incentive) => can(incentive, "duplicate")}
      skeleton={<FormSkeleton sections={[2, 1, 2, 2]} />}
    >
      {(incentive) => <IncentiveForm incentive={null} copied={incentive} />}
    </EditScreen>
  );
}
