import type { MemberProfile } from "@plaudit/api/profile.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { TeamAvatar } from "@plaudit/ui/entity/team-avatar.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Link } from "react-router";
import { pathTo } from "../../../screens.ts";

function About({ profile }: { profile: MemberProfile }) {
  const { t } = useTranslation("profile");
  const { language } = useFormat();
  const rows = [
    [t(($) => $.department), profile.department],
    [t(($) => $.country), profile.country && regionName(language, profile.country)],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return null;
  return (
    <Panel title={t(($) => $.about)}>
      <dl className="grid gap-2.5">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="text-sm font-semibold wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Teams({ profile }: { profile: MemberProfile }) {
  const { t } = useTranslation("profile");
  const { number } = useFormat();
  if (profile.teams.length === 0) return null;
  return (
    <Panel title={t(($) => $.teams)}>
      <ul>
        {profile.teams.map((team) => (
          <li key={team.id} className="flex min-h-13 items-center gap-3 py-1.5">
            <TeamAvatar id={team.id} name={team.name} decorative />
            <div className="min-w-0">
              <Link
                to={`${pathTo("home")}?teamIdIn=${team.id}`}
                className="block truncate text-sm font-semibold hocus:underline"
              >
                <bdi>{team.name}</bdi>
              </Link>
              <p className="text-xs text-ink-2">
                {t(($) => $.members, { count: team.activeMemberCount, n: number(team.activeMemberCount) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where somebody belongs: nothing of it for those who keep it to themselves. */
export function AboutPanels({ profile }: { profile: MemberProfile }) {
  const { t } = useTranslation("profile");
  return (
    <>
      {profile.managers.length > 0 && (
        <Panel title={t(($) => $.managers)}>
          <PeopleList people={profile.managers.map((person) => ({ person }))} />
        </Panel>
      )}
      <Teams profile={profile} />
      <About profile={profile} />
    </>
  );
}
