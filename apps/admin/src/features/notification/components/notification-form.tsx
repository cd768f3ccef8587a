import { notificationSettingsBody } from "@plaudit/api/notification-settings.ts";
import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ChannelGrid } from "@plaudit/ui/entity/channel-grid.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { type NotificationSettings, useSaveNotificationSettings } from "../data.ts";

const body = z.omit(notificationSettingsBody, { version: true });
type Values = Pick<NotificationSettings, "groups" | "digest">;
type Props = { settings: NotificationSettings; reload: () => void };

export function NotificationForm({ settings, reload }: Props) {
  const { t } = useTranslation("notification-settings");
  const { has } = useApps();
  const save = useSaveNotificationSettings();
  const entityForm = useEntityForm({
    entity: { ...settings, name: t(($) => $.title) },
    values: ({ groups, digest }: NotificationSettings): Values => ({ groups, digest }),
    schema: body,
    body: ({ groups, digest }) => ({
      digest,
      kinds: groups.flatMap(({ kinds }) =>
        kinds.map(({ kind, inApp, push, mail }) => ({ kind, inApp, push, mail: mail ?? undefined })),
      ),
    }),
    fieldOf: { kinds: "groups" },
    fields: { groups: t(($) => $.kinds), digest: t(($) => $.digest.title) },
    save: async (change, version) => ({ ...(await save(change, version)), name: t(($) => $.title) }),
    saved: () => t(($) => $.saved),
    reload,
  });
  const { control, setValue } = entityForm.form;
  const [groups, digest] = useWatch({ control, name: ["groups", "digest"] });
  const change = (kind: string, channel: "inApp" | "push" | "mail", on: boolean) => {
    const changed = groups.map((group) => ({
      ...group,
      kinds: group.kinds.map((one) => (one.kind === kind ? { ...one, [channel]: on } : one)),
    }));
    setValue("groups", changed, { shouldDirty: true });
  };
  return (
    <EntityForm form={entityForm}>
      <ChannelGrid
        groups={groups}
        channels={[
          { channel: "inApp", label: t(($) => $.channel.inApp) },
          ...(has("push") ? [{ channel: "push" as const, label: t(($) => $.channel.push) }] : []),
          { channel: "mail", label: t(($) => $.channel.mail) },
        ]}
        labels={{ caption: t(($) => $.kinds), kind: t(($) => $.kind), never: t(($) => $.never) }}
        onChange={change}
      />
      <FormSection title={t(($) => $.digest.title)} hint={t(($) => $.digest.hint)}>
        <Switch
          label={t(($) => $.digest.label)}
          checked={digest === "week"}
          onChange={(on) => setValue("digest", on ? "week" : "disabled", { shouldDirty: true })}
        />
      </FormSection>
    </EntityForm>
  );
}
