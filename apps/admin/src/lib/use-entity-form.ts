import { api } from "@plaudit/api/client.ts";
import { useApps, useMe } from "@plaudit/api/react";
import { useFormLabels } from "@plaudit/i18n/form-labels.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { type EntityFormOptions, useEntityForm as useForm, type Versioned } from "@plaudit/ui/form/use-entity-form.ts";
import type { FieldValues } from "react-hook-form";

type Named = Versioned & { name: string };
type Options<E extends Named | null, V extends FieldValues, B> = Omit<
  EntityFormOptions<E, V, B>,
  "labels" | "lastChange" | "saved"
> &
  Partial<Pick<EntityFormOptions<E, V, B>, "saved">>;

/** A form of the console. On a version conflict, readers of the audit log see who changed the entity meanwhile. */
export function useEntityForm<E extends Named | null, V extends FieldValues, B>(options: Options<E, V, B>) {
  const { t } = useTranslation("admin");
  const labels = useFormLabels();
  const { may } = useApps();
  const { data: me } = useMe();
  const { entity } = options;
  const lastChange = async (id: string) => {
    const { results } = await api("GET /audit/events", { query: { entityIdIn: [id], pageSize: 1 } });
    const [event] = results;
    if (!event?.actor) return null;
    return event.actor.id === me?.id
      ? labels.staleSelf(event.createdAt)
      : labels.staleBy(event.actor.name, event.createdAt);
  };
  return useForm<E, V, B>({
    saved: ({ name }) => t(($) => (entity ? $.done.save : $.done.add), { name }),
    ...options,
    labels,
    lastChange: entity && may("audit:browse") ? () => lastChange(entity.id) : undefined,
  });
}
