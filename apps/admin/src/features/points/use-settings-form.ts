import { budgetSettingsBody } from "@plaudit/api/points-budget.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import type { FieldValues } from "react-hook-form";
import { useEntityForm } from "../../lib/use-entity-form.ts";
import { type Settings, type SettingsChange, useSaveSettings } from "./data.ts";

interface Options<V extends FieldValues> {
  settings: Settings;
  values: (settings: Settings) => V;
  body: (values: NoInfer<V>) => SettingsChange;
  fields: { [name in keyof NoInfer<V> & string]?: string };
  fieldOf?: Readonly<Record<string, keyof NoInfer<V> & string>>;
  message: (field: string, code: string | undefined) => string | undefined;
  reload: () => void;
}

/** A form over a part of the settings; several parts share one version. */
export function useSettingsForm<V extends FieldValues>({ settings, message, ...options }: Options<V>) {
  const { t } = useTranslation("points-admin");
  const save = useSaveSettings();
  const name = t(($) => $.title);
  return useEntityForm({
    ...options,
    entity: { ...settings, name },
    schema: budgetSettingsBody,
    message: (field, { code }) => message(field, code),
    save: async (change, version) => ({ ...(await save(change, version)), name }),
    saved: () => t(($) => $.saved),
  });
}
