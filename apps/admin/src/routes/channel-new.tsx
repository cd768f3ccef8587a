import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { ChannelForm } from "../features/channel/components/channel-form.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("channel");
  return (
    <Page title={t(($) => $.add)} back={{ to: pathTo("channels"), label: t(($) => $.title) }} max="max-w-[64rem]">
      <ChannelForm channel={null} />
    </Page>
  );
}
