import { useTranslation } from "@plaudit/i18n/react.ts";
import { Bone } from "@plaudit/ui/feedback/bone.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { useParams } from "react-router";
import { ChannelForm } from "../features/tv/components/channel-form.tsx";
import { useChannel } from "../features/tv/data.ts";
import { NotFound } from "./not-found.tsx";

export function Component() {
  const { t } = useTranslation("tvs");
  const common = useTranslation("common").t;
  const { id = "" } = useParams();
  const { data, error, mutate, isValidating } = useChannel(id);
  const [read, setRead] = useState(0);
  if (error && (error.status === 404 || error.status === 400)) return <NotFound />;
  return (
    <Page
      title={data ? t(($) => $.edit, { name: data.name }) : t(($) => $.title)}
      back={{ to: "/integrations/plaudit-tvs", label: t(($) => $.title) }}
      max="max-w-[72rem]"
    >
      {data ? (
        <ChannelForm key={read} channel={data} onReload={() => void mutate().then(() => setRead(read + 1))} />
      ) : error ? (
        <ErrorState
          title={common(($) => $.failed.title)}
          retry={common(($) => $.action.retry)}
          busy={isValidating}
          onRetry={() => void mutate()}
        >
          {common(($) => $.failed.text)}
        </ErrorState>
      ) : (
        <div className="grid gap-5" aria-hidden="true">
          <Bone className="h-11 w-full max-w-171" />
          <Bone className="h-40 w-full" />
          <Bone className="h-40 w-full" />
        </div>
      )}
    </Page>
  );
}
