import { can } from "@plaudit/api/permissions.ts";
import type { MemberProfile } from "@plaudit/api/profile.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ProfileHead } from "@plaudit/ui/entity/profile-head.tsx";
import { mostPatches } from "@plaudit/ui/entity/quilt-patches.ts";
import type { Quality } from "@plaudit/ui/entity/types.ts";
import { Pencil } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { ReactNode } from "react";
import { pathTo } from "../../../screens.ts";

interface Summary {
  received: number;
  given: number;
  qualities: { quality: Quality; count: number }[];
}
type Props = {
  profile: MemberProfile;
  own: boolean;
  summary: Summary | null;
  /** Actions of a colleague that do not fit into the top bar. */
  action?: ReactNode;
};

/** Name, picture and the quilt of recognitions. */
export function Head({ profile, own, summary, action }: Props) {
  const { t } = useTranslation("profile");
  const { number, date } = useFormat();
  const tenant = useTenant();
  const since =
    profile.joinedAt &&
    t(($) => $.since, {
      tenant: tenant?.name ?? "",
      date: date(profile.joinedAt, { month: "long", year: "numeric" }),
    });
  const left = profile.left ? t(($) => $.left, { tenant: tenant?.name ?? "" }) : null;
  const facts = [left, profile.suspended ? t(($) => $.suspended) : null, profile.jobTitle, left ? null : since];
  const count = summary?.received ?? 0;
  // Of more, a patch is no longer one time.
  const sewn = (summary?.qualities.length ?? 0) > 0 && count <= mostPatches;
  const note = own ? t(($) => $.quiltMine) : t(($) => $.quilt, { name: profile.firstName });
  return (
    <ProfileHead
      person={profile}
      facts={facts.filter((fact) => fact !== null)}
      qualities={summary?.qualities ?? []}
      times={count}
      stats={
        summary
          ? [
              { label: t(($) => $.received), value: number(summary.received) },
              { label: t(($) => $.given), value: number(summary.given) },
            ]
          : []
      }
      note={sewn ? note : undefined}
      actions={
        own && can(profile, "edit") ? (
          <LinkButton kind="line" to={pathTo("profile-edit")} className="max-sm:w-full">
            <Pencil className="size-4.5" aria-hidden="true" />
            {t(($) => $.edit.open)}
          </LinkButton>
        ) : (
          action
        )
      }
    />
  );
}
