import { useTranslation } from "@plaudit/i18n/react.ts";
import { Bone } from "@plaudit/ui/feedback/bone.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { type ReactNode, useState } from "react";
import { type Settings, useSettings } from "../data.ts";

type Props = {
  title: string;
  max: string;
  actions?: ReactNode;
  children: (settings: Settings, reload: () => void) => ReactNode;
};

/** A screen of the tenant's settings: read, failed, or not here yet. `reload` begins its form anew with what is there now. */
export function SettingsScreen({ title, max, actions, children }: Props) {
  const common = useTranslation("common").t;
  const { data, error, mutate, isValidating } = useSettings();
  const [read, setRead] = useState(0);
  return (
    <Page title={title} actions={actions} max={max}>
      {data ? (
        <div key={read}>{children(data, () => void mutate().then(() => setRead(read + 1)))}</div>
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
        <div className="grid gap-8 lg:grid-cols-[23rem_minmax(0,1fr)]" aria-hidden="true">
          <div className="grid content-start gap-4">
            <Bone className="h-11 w-full" />
            <Bone className="h-24 w-full" />
            <Bone className="h-11 w-full" />
          </div>
          <Bone className="h-120 w-full" />
        </div>
      )}
    </Page>
  );
}
