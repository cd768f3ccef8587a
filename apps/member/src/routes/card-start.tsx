import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useNavigate, useSearchParams } from "react-router";
import { StartCard } from "../features/card/components/start-card.tsx";
import { asRecipient, usePerson } from "../features/card/paper-data.ts";
import { givenIn } from "../features/card/start-form.ts";
import { pathTo } from "../screens.ts";

/** For nobody yet, or for the day of somebody whom the address names; without them where they are not found. */
export function Component() {
  const { t } = useTranslation("card-paper");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const of = givenIn(search);
  const { data: person, error } = usePerson(of?.to ?? null);
  return (
    <Page
      title={t(($) => $.start.title)}
      named
      back={{ to: pathTo("cards"), label: t(($) => $.back) }}
      max="max-w-[66rem]"
    >
      {of && !person && !error ? (
        <div role="status" aria-label={t(($) => $.loading)}>
          <Skeleton className="h-128 rounded-lg" />
        </div>
      ) : (
        <StartCard
          key={search.toString()}
          given={of && person ? { to: [asRecipient(person)], of } : null}
          onStarted={({ id }) => void navigate(pathTo("card-organize", { id }))}
        />
      )}
    </Page>
  );
}
