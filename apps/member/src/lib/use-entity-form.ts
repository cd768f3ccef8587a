import { useDraft } from "@plaudit/api/react/draft.ts";
import { useFormLabels } from "@plaudit/i18n/form-labels.ts";
import {
  type EntityFormOptions,
  type FormDraft,
  useEntityForm as useForm,
  type Versioned,
} from "@plaudit/ui/form/use-entity-form.ts";
import type { FieldValues } from "react-hook-form";

type Options<E extends Versioned | null, V extends FieldValues, B> = Omit<
  EntityFormOptions<E, V, B>,
  "labels" | "lastChange" | "draft"
> & {
  /** Under this name what is typed outlives the page. */
  draft: string;
};

/** A form of the member app. Members may not read the audit log, so a version conflict does not name who changed the entity. */
export function useEntityForm<E extends Versioned | null, V extends FieldValues, B>({
  draft,
  ...options
}: Options<E, V, B>) {
  const labels = useFormLabels();
  const [stored, keep, clear] = useDraft<FormDraft<V> | null>(draft, null);
  return useForm<E, V, B>({ ...options, labels, draft: { stored, keep, clear } });
}
