import { useTranslation } from "@plaudit/i18n/react.ts";
import { useParams } from "react-router";
import { ChannelForm } from "../features/channel/components/channel-form.tsx";
import { useChannel } from "../features/channel/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("channel");
  const { id } = useParams();
  return (
    <EditScreen
      of={useChannel(id)}
      adding={!id && { title: t(($) => $.add), form: <ChannelForm channel={null} /> }}
      title={(channel) => (channel ? t(($) => $.edit, { name: channel.name }) : t(($) => $.title))}
      back={{ to: pathTo("channels"), label: t(($) => $.title) }}
      max="max-w-[64rem]"
      skeleton={<FormSkeleton sections={[1, 4, 3]} />}
    >
      {(channel, reload) => <ChannelForm channel={channel} reload={reload} />}
    </EditScreen>
  );
}
