import { useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import {
  type ConnectionValues,
  connectionBody,
  connectionSchema,
  connectionValues,
  partsOf,
} from "../connection-form.ts";
import { type Connection, useSaveConnection } from "../data.ts";
import { ConnectionFields } from "./connection-fields.tsx";
import { OfferFields } from "./offer-fields.tsx";

type Named = (Connection & { name: string }) | null;
type Props = { connection: Connection | null; reload: () => void };

/** Of which account, and what of its catalog is offered. What is typed is kept nowhere: keys are in it. */
export function ConnectionForm({ connection, reload }: Props) {
  const { t } = useTranslation("tango-admin");
  const name = t(($) => $.title);
  const entity: Named = connection && { ...connection, name };
  const save = useSaveConnection(connection);
  const hasKeys = (values: ConnectionValues) => connection?.keys.kind === values.keys.kind;
  const entityForm = useEntityForm({
    entity,
    values: (of: Named) => connectionValues(of),
    schema: connectionSchema,
    body: (values: ConnectionValues) => connectionBody(values, hasKeys(values)),
    fields: {
      system: t(($) => $.system.label),
      customer: t(($) => $.customer),
      account: t(($) => $.account),
      keys: t(($) => $.keys.label),
      countries: t(($) => $.catalog.country),
      prepaid: t(($) => $.prepaid),
      donations: t(($) => $.donations),
      markup: t(($) => $.markup),
    },
    message: (field, { code }) => {
      if (field === "markup") return t(($) => $.wrong.markup);
      if (field.startsWith("keys.") && code === "invalid_format") return t(($) => $.wrong.key);
      return field === "customer" || field === "account" ? t(($) => $.wrong.identifier) : undefined;
    },
    save: async (body, version) => ({ ...(await save(partsOf(body), version)), name }),
    reload,
  });
  return (
    <EntityForm form={entityForm}>
      <ConnectionFields form={entityForm.form} connection={connection} />
      <OfferFields form={entityForm.form} asked={connection !== null} />
    </EntityForm>
  );
}
