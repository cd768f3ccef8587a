import { useTranslation } from "@plaudit/i18n/react.ts";
import { useParams } from "react-router";
import { RuleForm } from "../features/points/components/rule-form.tsx";
import { useRule, useSettings } from "../features/points/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

const frame = { max: "max-w-[74rem]", skeleton: <FormSkeleton sections={[4, 2]} /> };

export function Component() {
  const { t } = useTranslation("points-admin");
  const { id } = useParams();
  const rule = useRule(id);
  const settings = useSettings();
  const back = { to: pathTo("points-allocation"), label: t(($) => $.allocation.back) };
  // A new rule needs the settings alone.
  if (!id)
    return (
      <EditScreen of={settings} title={() => t(($) => $.allocation.add)} back={back} {...frame}>
        {(loaded) => <RuleForm rule={null} settings={loaded} />}
      </EditScreen>
    );
  const both = {
    ...rule,
    data: rule.data && settings.data && { id, rule: rule.data, settings: settings.data },
    error: rule.error ?? settings.error,
    mutate: () => Promise.all([rule.mutate(), settings.mutate()]),
  };
  return (
    <EditScreen
      of={both}
      title={(loaded) => loaded?.rule.name ?? t(($) => $.allocation.rule)}
      may={({ rule: { state } }) => state !== "ended"}
      back={back}
      {...frame}
    >
      {(loaded, reload) => <RuleForm {...loaded} reload={reload} />}
    </EditScreen>
  );
}
