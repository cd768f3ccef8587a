import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useNavigate } from "react-router";
import { StartCard } from "../features/card/components/start-card.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("card-paper");
  const navigate = useNavigate();
  return (
    <Page
      title={t(($) => $.start.title)}
      named
      back={{ to: pathTo("cards"), label: t(($) => $.back) }}
      max="max-w-[66rem]"
    >
      <StartCard onStarted={({ id }) => void navigate(pathTo("card-organize", { id }))} />
    </Page>
  );
}
