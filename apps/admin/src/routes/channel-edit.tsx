import { useTranslation } from "@plaudit/i18n/react.ts";
import { Bone } from "@plaudit/ui/feedback/bone.tsx";
import { useParams } from "react-router";
import { ChannelForm } from "../features/tv/components/channel-form.tsx";
import { useChannel } from "../features/tv/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";

const bones = (
  <div className="grid gap-5" aria-hidden="true">
    <Bone className="h-11 w-full max-w-171" />
    <Bone className="h-40 w-full" />
    <Bone className="h-40 w-full" />
  </div>
);

export function Component() {
  const { t } = useTranslation("tvs");
  const { id = "" } = useParams();
  return (
    <EditScreen
      of={useChannel(id)}
      title={(channel) => (channel ? t(($) => $.edit, { name: channel.name }) : t(($) => $.title))}
      back={{ to: "/integrations/plaudit-tvs", label: t(($) => $.title) }}
      max="max-w-[72rem]"
      bones={bones}
    >
      {(channel, reload) => <ChannelForm channel={channel} onReload={reload} />}
    </EditScreen>
  );
}
