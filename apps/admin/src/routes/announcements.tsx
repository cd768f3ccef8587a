import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { AnnouncementRow } from "../features/announcement/components/announcement-row.tsx";
import { type Announcement, useAnnouncements, useAnnouncementVerbs } from "../features/announcement/data.ts";
import { EntityList } from "../lib/entity-list.tsx";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  const list = useAnnouncements();
  const { archive, delete: remove, clone } = useAnnouncementVerbs();
  const { attempt, confirm, question } = useVerbs({
    confirmed: { archive, delete: remove },
    harmless: ["archive"],
    text: (verb) => t(($) => $.confirm[verb]),
    onFailed: list.mutate,
  });
  const lede = (all: Announcement[]) => {
    const count = all.filter(({ status }) => status === "active").length;
    return count === 0 ? t(($) => $.ledeNone) : t(($) => $.lede, { count, n: number(count) });
  };
  return (
    <>
      <EntityList
        of={{ ...list, data: list.loaded }}
        title={t(($) => $.title)}
        add={{ to: pathTo("announcement-new"), label: t(($) => $.add) }}
        empty={{ title: t(($) => $.empty.title), text: t(($) => $.empty.text) }}
      >
        {(all) => (
          <>
            <p className="font-display text-title font-[480] track-display">{lede(all)}</p>
            <ul aria-label={t(($) => $.list)} className="mt-5 divide-y divide-line border-line border-y">
              {all.map((announcement) => (
                <AnnouncementRow
                  key={announcement.id}
                  announcement={announcement}
                  onClone={() => void attempt("clone", announcement, clone(announcement))}
                  onConfirm={(verb) => confirm(verb, announcement)}
                />
              ))}
            </ul>
            {list.more && (
              <Button kind="line" className="mt-5" off={list.loadingMore} onClick={() => void list.loadMore()}>
                {t(($) => $.more)}
              </Button>
            )}
          </>
        )}
      </EntityList>
      {question}
    </>
  );
}
