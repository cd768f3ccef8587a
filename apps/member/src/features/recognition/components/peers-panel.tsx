import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { buttonClass } from "@plaudit/ui/button.tsx";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Link } from "react-router";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { usePeers } from "../data.ts";
import { sendPath } from "../open-send.ts";

const shown = 4;

/** Colleagues whom the reader has not thanked for longest; a click opens the composer. */
export function PeersPanel() {
  const { t } = useTranslation("recognition");
  const { ago } = useFormat();
  const query = usePeers();
  const { data } = query;
  if (query.error && !data)
    return (
      <Panel title={t(($) => $.peers.title)}>
        <PartFailed query={query} />
      </Panel>
    );
  if (!data || data.results.length === 0) return null;
  return (
    <Panel title={t(($) => $.peers.title)}>
      <PeopleList
        people={data.results.slice(0, shown).map((person) => ({
          person,
          note: person.lastRecognizedAt
            ? t(($) => $.peers.last, { ago: ago(person.lastRecognizedAt) })
            : t(($) => $.peers.never),
          end: (
            <Link
              to={sendPath(person)}
              preventScrollReset
              aria-label={t(($) => $.peers.recognize, { name: person.name })}
              className={buttonClass({ kind: "soft", size: "icon-sm" })}
            >
              <Plus className="size-4.5" strokeWidth={2.2} aria-hidden="true" />
            </Link>
          ),
        }))}
      />
    </Panel>
  );
}
