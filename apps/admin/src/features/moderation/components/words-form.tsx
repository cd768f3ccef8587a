import { wordsBody } from "@plaudit/api/moderation.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import * as z from "zod/mini";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { useSaveWords, type Words } from "../data.ts";

const body = z.omit(wordsBody, { version: true });
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** One word or phrase on each line. */
export function WordsForm({ words, reload }: { words: Words; reload: () => void }) {
  const { t } = useTranslation("moderation");
  const save = useSaveWords();
  const title = t(($) => $.words.title);
  const entityForm = useEntityForm({
    entity: { ...words, name: title },
    values: ({ words: all }: Words) => ({ words: all.join("\n") }),
    schema: body,
    body: ({ words: text }) => ({ words: linesOf(text) }),
    fields: { words: t(($) => $.words.label) },
    save: async (change, version) => ({ ...(await save(change.words, version)), name: title }),
    saved: () => t(($) => $.words.saved),
    reload,
  });
  const { form, errors } = entityForm;
  return (
    <EntityForm form={entityForm}>
      <p className="mb-5 max-w-[46rem] text-sm text-ink-2">{t(($) => $.words.text)}</p>
      <TextArea
        className="max-w-171"
        label={t(($) => $.words.label)}
        hint={t(($) => $.words.hint)}
        error={errors.words?.message}
        rows={12}
        {...form.register("words")}
      />
    </EntityForm>
  );
}
