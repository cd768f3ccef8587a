import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Archive, ArchiveRestore, Mail, Pencil, UserRoundCheck, UserRoundX } from "@plaudit/ui/icons.tsx";
import { KeyRound } from "@plaudit/ui/later-icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { useState } from "react";
import { pathTo } from "../../screens.ts";
import { type MemberVerb, useMemberVerbs } from "./data.ts";

type Member = { id: string; name: string; status: string; secondStep?: boolean; __permissions__: readonly string[] };
type Question = { verb: "suspend" | "archive" | "resetFactors"; member: Member };

/** What may be done to one person, in a row's menu or on their page. `question` has to be drawn somewhere. */
export function useMemberMenu({ edit = true }: { edit?: boolean } = {}) {
  const { t } = useTranslation("member");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const perform = useMemberVerbs();
  const [asked, setAsked] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  async function attempt(verb: MemberVerb, { id, name }: Member) {
    setBusy(true);
    try {
      await perform(verb, id);
      toast.ok(verb === "welcome" ? t(($) => $.invite.invited, { name }) : admin(($) => $.done[verb], { name }));
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
    setAsked((now) => (now === asked ? null : now));
  }
  function menu(member: Member): MenuEntry[] {
    const invited = member.status === "invited";
    const entries: (MenuEntry | false)[] = [
      edit && { label: t(($) => $.act.edit), icon: <Pencil />, to: pathTo("member", { id: member.id }) },
      can(member, "welcome") && {
        label: invited ? t(($) => $.act.welcomeAgain) : t(($) => $.act.welcome),
        icon: <Mail />,
        onSelect: () => void attempt("welcome", member),
      },
      can(member, "suspend") && {
        label: t(($) => $.act.suspend),
        icon: <UserRoundX />,
        onSelect: () => setAsked({ verb: "suspend", member }),
      },
      can(member, "unsuspend") && {
        label: t(($) => $.act.unsuspend),
        icon: <UserRoundCheck />,
        onSelect: () => void attempt("unsuspend", member),
      },
      can(member, "resetFactors") &&
        member.secondStep === true && {
          label: t(($) => $.act.resetFactors),
          icon: <KeyRound />,
          onSelect: () => setAsked({ verb: "resetFactors", member }),
        },
      can(member, "archive") && {
        label: t(($) => $.act.archive),
        icon: <Archive />,
        danger: true,
        onSelect: () => setAsked({ verb: "archive", member }),
      },
      can(member, "unarchive") && {
        label: t(($) => $.act.unarchive),
        icon: <ArchiveRestore />,
        onSelect: () => void attempt("unarchive", member),
      },
    ];
    return entries.filter((entry) => entry !== false);
  }
  const question = asked && (
    <ConfirmDialog
      open
      title={admin(($) => $.confirm[asked.verb], { name: asked.member.name })}
      confirmLabel={t(($) => $.act[asked.verb])}
      cancelLabel={common(($) => $.action.cancel)}
      closeLabel={common(($) => $.action.close)}
      danger
      busy={busy}
      onConfirm={() => void attempt(asked.verb, asked.member)}
      onCancel={() => setAsked(null)}
    >
      {t(($) => $.batch[`${asked.verb}Text`])}
    </ConfirmDialog>
  );
  return { menu, question };
}
