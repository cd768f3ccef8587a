import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Archive, ArchiveRestore, Mail, Pencil, Trash2, UserRoundCheck, UserRoundX } from "@plaudit/ui/icons.tsx";
import { KeyRound } from "@plaudit/ui/later-icons.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { lazy, Suspense, useState } from "react";
import { useVerbs } from "../../lib/use-verbs.tsx";
import { pathTo } from "../../screens.ts";
import { refreshMembers, useMemberVerbs } from "./data.ts";

const EraseDialog = lazy(async () => ({ default: (await import("./components/erase-dialog.tsx")).EraseDialog }));

type Member = { id: string; name: string; status: string; secondStep?: boolean; __permissions__: readonly string[] };

/** What may be done to one person, in a row's menu or on their page. `question` has to be drawn somewhere. */
export function useMemberMenu({ edit = true }: { edit?: boolean } = {}) {
  const { t } = useTranslation("member");
  const admin = useTranslation("admin").t;
  const [erasing, setErasing] = useState<Member | null>(null);
  const perform = useMemberVerbs();
  const { attempt, confirm, question } = useVerbs({
    confirmed: {
      suspend: ({ id }: Member) => perform("suspend", id),
      archive: ({ id }: Member) => perform("archive", id),
      resetFactors: ({ id }: Member) => perform("resetFactors", id),
    },
    text: (verb) => t(($) => $.batch[`${verb}Text`]),
    onFailed: refreshMembers,
  });
  const attemptNow = (verb: "welcome" | "unsuspend" | "unarchive", member: Member) => () =>
    void attempt(verb, member, perform(verb, member.id));
  function menu(member: Member): MenuEntry[] {
    const invited = member.status === "invited";
    const entries: (MenuEntry | false)[] = [
      edit && { label: admin(($) => $.act.edit), icon: <Pencil />, to: pathTo("member", { id: member.id }) },
      can(member, "welcome") && {
        label: invited ? admin(($) => $.act.welcomeAgain) : admin(($) => $.act.welcome),
        icon: <Mail />,
        onSelect: attemptNow("welcome", member),
      },
      can(member, "suspend") && {
        label: admin(($) => $.act.suspend),
        icon: <UserRoundX />,
        onSelect: () => confirm("suspend", member),
      },
      can(member, "unsuspend") && {
        label: admin(($) => $.act.unsuspend),
        icon: <UserRoundCheck />,
        onSelect: attemptNow("unsuspend", member),
      },
      can(member, "resetFactors") &&
        member.secondStep === true && {
          label: admin(($) => $.act.resetFactors),
          icon: <KeyRound />,
          onSelect: () => confirm("resetFactors", member),
        },
      can(member, "archive") && {
        label: admin(($) => $.act.archive),
        icon: <Archive />,
        danger: true,
        onSelect: () => confirm("archive", member),
      },
      can(member, "unarchive") && {
        label: admin(($) => $.act.unarchive),
        icon: <ArchiveRestore />,
        onSelect: attemptNow("unarchive", member),
      },
      can(member, "erase") && {
        label: t(($) => $.erase.act),
        icon: <Trash2 />,
        danger: true,
        onSelect: () => setErasing(member),
      },
    ];
    return entries.filter((entry) => entry !== false);
  }
  const dialog = erasing && (
    <Suspense fallback={null}>
      <EraseDialog member={erasing} onClose={() => setErasing(null)} />
    </Suspense>
  );
  return {
    menu,
    question: (
      <>
        {question}
        {dialog}
      </>
    ),
  };
}
