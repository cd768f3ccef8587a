import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { ChannelForm } from "../features/channel/components/channel-form.tsx";

export function Component() {
  const { t } = useTranslation("channel");
  return (
    <Page
      title={t(($) => $.add)}
      back={{ to: "/integrations/plaudit-tvs", label: t(($) => $.title) }}
      max="max-w-[64rem]"
    >
      <ChannelForm channel={null} />
    </Page>
  );
}
