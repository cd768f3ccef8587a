import { badges } from "@plaudit/api/award-badges.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useParams, useSearchParams } from "react-router";
import { AwardForm } from "../features/award/components/award-form.tsx";
import { useAwardType } from "../features/award/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("award-admin");
  const { t: badge } = useTranslation("award-badge");
  const { id } = useParams();
  const [search] = useSearchParams();
  const of = useAwardType(id);
  const nomination = of.data?.nomination ?? search.get("nomination") === "true";
  const kind = badges.find((one) => one === search.get("badge"));
  const begun = kind && { badge: kind, name: badge(($) => $.name[kind]), description: badge(($) => $.for[kind]) };
  return (
    <EditScreen
      of={of}
      adding={
        !id && {
          title: nomination ? t(($) => $.nominations.add) : t(($) => $.add),
          form: <AwardForm type={null} nomination={nomination} begun={begun} />,
        }
      }
      title={(type) => (type ? t(($) => $.edit, { name: type.name }) : t(($) => $.title))}
      back={{
        to: pathTo(nomination ? "award-nominations" : "award-types"),
        label: nomination ? t(($) => $.nominations.title) : t(($) => $.back),
      }}
      max="max-w-[74rem]"
      skeleton={<FormSkeleton sections={[1, 2, 2]} />}
    >
      {(type, reload) => <AwardForm type={type} nomination={type.nomination} reload={reload} />}
    </EditScreen>
  );
}
