import { revalidate } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useEffect } from "react";
import { useFirstSteps } from "../features/first-steps/data.ts";
import { FirstSteps } from "../features/first-steps/first-steps.tsx";

export function GettingStarted() {
  const { t } = useTranslation("admin");
  const { steps, dismiss } = useFirstSteps();
  // A step may have been done within the time for which the response counts as fresh.
  useEffect(() => void revalidate("GET /identity/firstSteps"), []);
  return (
    <Page title={t(($) => $.start.title)} max="max-w-[58rem]">
      <FirstSteps steps={steps} onDismiss={dismiss} />
    </Page>
  );
}
