import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useParams } from "react-router";
import { AnnouncementForm } from "../features/announcement/components/announcement-form.tsx";
import { StatusBadge } from "../features/announcement/components/status-badge.tsx";
import { useAnnouncement } from "../features/announcement/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("announcement-admin");
  const { id } = useParams();
  const of = useAnnouncement(id);
  return (
    <EditScreen
      of={of}
      chips={of.data && <StatusBadge status={of.data.status} />}
      adding={!id && { title: t(($) => $.add), form: <AnnouncementForm announcement={null} /> }}
      title={(announcement) => (announcement ? t(($) => $.edit, { name: announcement.name }) : t(($) => $.title))}
      back={{ to: pathTo("announcements"), label: t(($) => $.title) }}
      max="max-w-[80rem]"
      may={(announcement) => can(announcement, "edit")}
      skeleton={<FormSkeleton sections={[3, 3, 3]} />}
    >
      {(announcement, reload) => <AnnouncementForm announcement={announcement} reload={reload} />}
    </EditScreen>
  );
}
