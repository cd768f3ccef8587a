import { useApps, useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Logo } from "@plaudit/ui/logo.tsx";
import { AppShell } from "@plaudit/ui/shell/app-shell.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import { useNav } from "./nav.ts";
import { useRecognize } from "./use-recognize.ts";

type Props = { helpId: string; tools?: ReactNode; children: ReactNode };

export function MemberShell({ tools, children }: Props) {
  const { t } = useTranslation();
  const tenant = useTenant();
  const { may } = useApps();
  const nav = useNav();
  const recognize = useRecognize(may("recognition:create"));
  const [, setMore] = useState(false);
  const name = tenant?.name ?? "Plaudit";
  const logo = <Logo name={name} logoUrls={tenant?.logoUrls} />;
  return (
    <AppShell
      labels={{
        skip: t(($) => $.nav.skip),
        menu: t(($) => $.nav.menu),
        recognize: t(($) => $.nav.recognize),
        recognizeShort: t(($) => $.nav.recognizeShort),
        more: t(($) => $.nav.more),
      }}
      frame={{ product: name, labels: { help: t(($) => $.help.open) }, logo, tools }}
      logo={logo}
      main={nav.main}
      personal={nav.personal}
      onRecognize={recognize}
      onMore={() => setMore(true)}
    >
      {children}
    </AppShell>
  );
}
