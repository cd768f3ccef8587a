import { leaveNote } from "@plaudit/api/leave-note.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { useState } from "react";

/** Why this page is open. */
export function LeftNotice() {
  const { t } = useTranslation("auth");
  const [note] = useState(() => leaveNote.take());
  if (note === "ended") return <Notice title={t(($) => $.ended.title)}>{t(($) => $.ended.text)}</Notice>;
  if (note === "screenEnded")
    return <Notice title={t(($) => $.screenEnded.title)}>{t(($) => $.screenEnded.text)}</Notice>;
  if (note === "signedOut") return <Notice state="ok">{t(($) => $.signedOut)}</Notice>;
  if (note === "signedOutHere") return <Notice>{t(($) => $.signedOutHere)}</Notice>;
  if (note === "passwordSet") return <Notice state="ok">{t(($) => $.passwordSet)}</Notice>;
  if (note === "challengeOver") return <Notice>{t(($) => $.challenge.over)}</Notice>;
  return null;
}
