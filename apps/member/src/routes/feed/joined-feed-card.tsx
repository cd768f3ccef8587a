import type { FeedEntity } from "@plaudit/api/feed.ts";
import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { JoinedCard } from "@plaudit/ui/entity/joined-card.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { sendPath } from "../../features/recognition/open-send.ts";

/** A new colleague, one tap from a first recognition. */
export function FeedCard({ entity }: { entity: FeedEntity<"joined"> }) {
  const { t } = useTranslation("joined");
  const { t: recognition } = useTranslation("recognition");
  const format = useFormat();
  const { may } = useApps();
  const { id, person, teamName, joinedAt } = entity;
  return (
    <JoinedCard
      id={id}
      person={person}
      teamName={teamName}
      joinedAt={joinedAt}
      label={t(($) => $.feed.isNew)}
      format={format}
      action={
        may("recognition:create") && (
          <LinkButton
            kind="soft"
            to={sendPath(person)}
            preventScrollReset
            aria-label={recognition(($) => $.peers.recognize, { name: person.name })}
          >
            {t(($) => $.feed.recognize)}
          </LinkButton>
        )
      }
    />
  );
}
