import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Copy, Printer } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { useParams } from "react-router";
import { IncentiveForm } from "../features/incentive/components/incentive-form.tsx";
import { useIncentive } from "../features/incentive/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("incentive-admin");
  const { id } = useParams();
  const of = useIncentive(id);
  return (
    <EditScreen
      of={of}
      adding={!id && { title: t(($) => $.add), form: <IncentiveForm incentive={null} /> }}
      title={(incentive) => (incentive ? t(($) => $.edit, { name: incentive.name }) : t(($) => $.title))}
      back={{ to: pathTo("incentives-manage"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      may={(incentive) => can(incentive, "edit")}
      actions={
        id &&
        of.data && (
          <>
            {of.data.proof === "code" && (
              <LinkButton kind="line" size="sm" className="max-sm:hidden" to={pathTo("incentive-poster", { id })}>
                <Printer className="size-4.5" aria-hidden="true" />
                {t(($) => $.menu.poster)}
              </LinkButton>
            )}
            <LinkButton kind="line" size="sm" className="max-sm:hidden" to={pathTo("incentive-duplicate", { id })}>
              <Copy className="size-4.5" aria-hidden="true" />
              {t(($) => $.menu.duplicate)}
            </LinkButton>
          </>
        )
      }
      skeleton={<FormSkeleton sections={[2, 1, 2, 2]} />}
    >
      {(incentive, reload) => <IncentiveForm incentive={incentive} reload={reload} />}
    </EditScreen>
  );
}
