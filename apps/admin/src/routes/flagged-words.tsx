import { useTranslation } from "@plaudit/i18n/react.ts";
import { WordsForm } from "../features/moderation/components/words-form.tsx";
import { useWords } from "../features/moderation/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("moderation");
  return (
    <EditScreen
      of={useWords()}
      title={() => t(($) => $.words.title)}
      back={{ to: pathTo("flagged-recognition"), label: t(($) => $.title) }}
      max="max-w-[64rem]"
      skeleton={<FormSkeleton sections={[1]} />}
    >
      {(words, reload) => <WordsForm words={words} reload={reload} />}
    </EditScreen>
  );
}
