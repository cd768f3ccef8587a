import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { Brands } from "../features/tango/components/brands.tsx";
import { ConnectionForm } from "../features/tango/components/connection-form.tsx";
import { Health } from "../features/tango/components/health.tsx";
import { OpenOrders } from "../features/tango/components/open-orders.tsx";
import { type Connection, useConnection } from "../features/tango/data.ts";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { pathTo } from "../screens.ts";

function State({ connection: { deniedAt, system } }: { connection: Connection }) {
  const { t } = useTranslation("tango-admin");
  if (deniedAt) return <Badge state="danger">{t(($) => $.state.denied)}</Badge>;
  if (system === "sandbox") return <Badge state="warn">{t(($) => $.state.sandbox)}</Badge>;
  return <Badge state="ok">{t(($) => $.state.connected)}</Badge>;
}

export function Component() {
  const { t } = useTranslation("tango-admin");
  const { data, error, isValidating, mutate } = useConnection();
  const connection = data?.connection;
  return (
    <Page
      title={t(($) => $.title)}
      back={{ to: pathTo("rewards-setup"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      chips={connection && <State connection={connection} />}
    >
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <FormSkeleton sections={[4, 3]} />
      ) : (
        <>
          {connection?.deniedAt && (
            <p className="mb-4 rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-text">{t(($) => $.denied)}</p>
          )}
          <div className={connection ? "grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]" : ""}>
            <div className="min-w-0">
              <ConnectionForm
                key={connection?.id ?? "new"}
                connection={connection ?? null}
                reload={() => void mutate()}
              />
            </div>
            {connection && (
              <div className="pt-4 max-lg:order-first">
                <Health connection={connection} />
              </div>
            )}
          </div>
          {connection && <OpenOrders />}
          {connection && connection.countries.length > 0 && <Brands />}
        </>
      )}
    </Page>
  );
}
