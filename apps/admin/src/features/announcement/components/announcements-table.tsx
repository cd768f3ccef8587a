import { useTranslation } from "@plaudit/i18n/react.ts";
import type { Announcement } from "../data.ts";
import { AnnouncementRow } from "./announcement-row.tsx";

type Props = {
  all: Announcement[];
  onClone: (announcement: Announcement) => void;
  onConfirm: (verb: "archive" | "delete", announcement: Announcement) => void;
};

export function AnnouncementsTable({ all, onClone, onConfirm }: Props) {
  const { t } = useTranslation("announcement-admin");
  const head = "h-10 pe-4 text-start font-semibold";
  return (
    <table className="mt-5 w-full text-sm">
      <caption className="sr-only">{t(($) => $.list)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={head}>
            {t(($) => $.column.announcement)}
          </th>
          <th scope="col" className={`${head} w-[18%] max-lg:hidden`}>
            {t(($) => $.column.for)}
          </th>
          <th scope="col" className={`${head} w-[18%] max-lg:hidden`}>
            {t(($) => $.column.when)}
          </th>
          <th scope="col" className={`${head} w-[18%] max-md:hidden`}>
            {t(($) => $.column.read)}
          </th>
          <th scope="col" className={`${head} text-end! whitespace-nowrap max-lg:hidden`}>
            {t(($) => $.column.confirm)}
          </th>
          <th scope="col" className={`${head} text-end! max-lg:hidden`}>
            {t(($) => $.column.state)}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {all.map((announcement) => (
          <AnnouncementRow
            key={announcement.id}
            announcement={announcement}
            onClone={() => onClone(announcement)}
            onConfirm={(verb) => onConfirm(verb, announcement)}
          />
        ))}
      </tbody>
    </table>
  );
}
