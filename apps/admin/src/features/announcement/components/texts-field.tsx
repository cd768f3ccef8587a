import { isSafeLink, MOST_ARTICLE, measureArticle } from "@plaudit/api/article-words.ts";
import { useTenant } from "@plaudit/api/react";
import { type Language, languages } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { LazyArticleEditor } from "@plaudit/ui/editor/lazy-article-editor.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import type { useEntityForm } from "@plaudit/ui/form/use-entity-form.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import type { Announcement, Reach } from "../data.ts";
import { type AnnouncementValues, isWritten, TITLE_MAX } from "../form.ts";

type Props = {
  form: Pick<
    ReturnType<typeof useEntityForm<Announcement | null, AnnouncementValues, unknown>>,
    "form" | "errors" | "isNew"
  >;
  /** In which the announcement is written; the others are translations. */
  main: Language;
  language: Language;
  onLanguage: (language: Language) => void;
  /** How many of those it is for read which language; nothing while that is not known. */
  readers: Reach["languages"] | undefined;
};

/** Title and text, one language at a time; the first language with a mistake shows itself. */
export function TextsField({ form: { form, errors, isNew }, main, language, onLanguage, readers }: Props) {
  const { t, i18n } = useTranslation("announcement-admin");
  const { number, list } = useFormat();
  const offered = useTenant()?.languages ?? [];
  const { register, control, setValue } = form;
  const [title, body, translations] = useWatch({ control, name: ["title", "body", "translations"] });
  const { ref: bodyRef } = useController({ control, name: "body" }).field;
  const others = languages.filter((one) => one !== main && (offered.includes(one) || isWritten(translations[one])));
  const isMain = language === main;
  const words = isMain ? { title, body } : translations[language];
  const refused = errors.translations?.message as string | undefined;
  const wrong = others.filter((one) => isWritten(translations[one]) && measureArticle(translations[one].body).fault);
  const faulty =
    errors.title || errors.body
      ? main
      : others.find((one) => errors.translations?.[one]?.title ?? (refused && wrong.includes(one)));
  useEffect(() => {
    if (faulty) onLanguage(faulty);
    // When a mistake appears: whoever goes to another language meanwhile stays there.
  }, [faulty]);
  const bodyError = isMain ? errors.body?.message : wrong.includes(language) ? refused : undefined;
  const titleError = isMain ? errors.title?.message : errors.translations?.[language]?.title?.message;
  const name = (of: Language) => languageName(of, i18n.language);
  const change = { shouldDirty: true, shouldValidate: bodyError !== undefined };
  return (
    <>
      {others.length > 0 && (
        <SegmentedControl
          size="sm"
          label={t(($) => $.form.language)}
          value={language}
          onChange={onLanguage}
          options={[main, ...others].map((value) => ({
            value,
            label: <bdi lang={value}>{languageName(value)}</bdi>,
          }))}
        />
      )}
      <div key={language} className="contents">
        <TextField
          label={t(($) => $.form.title)}
          lang={language}
          error={titleError}
          count={[words.title.length, TITLE_MAX]}
          autoFocus={isNew && isMain}
          {...register(isMain ? "title" : `translations.${language}.title`)}
        />
        <div
          ref={(box) =>
            void (
              isMain && bodyRef({ focus: () => box?.querySelector<HTMLElement>("[contenteditable=true]")?.focus() })
            )
          }
        >
          <LazyArticleEditor
            value={words.body}
            onChange={(next) => setValue(isMain ? "body" : `translations.${language}.body`, next, change)}
            count={[measureArticle(words.body).length, MOST_ARTICLE]}
            isSafeLink={isSafeLink}
            error={bodyError as string | undefined}
            labels={{
              label: t(($) => $.form.body),
              placeholder: t(($) => $.form.placeholder),
              tools: t(($) => $.form.tools),
              heading: t(($) => $.form.heading),
              bold: t(($) => $.form.bold),
              bulletList: t(($) => $.form.bulletList),
              orderedList: t(($) => $.form.orderedList),
              link: t(($) => $.form.link),
              address: t(($) => $.form.address),
              addressWrong: t(($) => $.form.addressWrong),
              setLink: t(($) => $.form.setLink),
              removeLink: t(($) => $.form.removeLink),
            }}
          />
        </div>
      </div>
      {others.length > 0 && (
        <p className="text-xs text-ink-2">
          {isMain
            ? t(($) => $.form.fallback)
            : t(($) => $.form.translated, { language: name(language), main: name(main) })}{" "}
          {readers &&
            readers.length > 0 &&
            t(($) => $.form.readers, {
              languages: list(readers.map((one) => `${name(one.language)} (${number(one.people)})`)),
            })}
        </p>
      )}
    </>
  );
}
