import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { pathTo } from "../../../screens.ts";

export function CardGone() {
  const { t } = useTranslation("card-paper");
  const { t: list } = useTranslation("card-list");
  return (
    <ProblemScreen
      art={<MissingArt />}
      lead={t(($) => $.gone.title)}
      text={t(($) => $.gone.text)}
      actions={<LinkButton to={pathTo("cards")}>{list(($) => $.all)}</LinkButton>}
    />
  );
}
