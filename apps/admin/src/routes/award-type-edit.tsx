import { useTranslation } from "@plaudit/i18n/react.ts";
import { useParams } from "react-router";
import { AwardForm } from "../features/award/components/award-form.tsx";
import { useAwardType } from "../features/award/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("award-admin");
  const { id } = useParams();
  return (
    <EditScreen
      of={useAwardType(id)}
      adding={!id && { title: t(($) => $.add), form: <AwardForm type={null} /> }}
      title={(type) => (type ? t(($) => $.edit, { name: type.name }) : t(($) => $.title))}
      back={{ to: pathTo("award-types"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      skeleton={<FormSkeleton sections={[1, 2, 2]} />}
    >
      {(type, reload) => <AwardForm type={type} reload={reload} />}
    </EditScreen>
  );
}
