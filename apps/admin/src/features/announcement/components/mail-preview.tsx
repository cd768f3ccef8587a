import { articleInput } from "@plaudit/api/article.ts";
import type { Article } from "@plaudit/api/article-words.ts";
import type { Answer } from "@plaudit/api/client.ts";
import { useTenant } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { direction, type Language, languages } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { ArticleBody } from "@plaudit/ui/entity/article-body.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Select } from "@plaudit/ui/form/select.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useSearch } from "@plaudit/ui/use-search.ts";
import { useState } from "react";
import { askPreview, useSendTest } from "../data.ts";
import { FeedPreview } from "./feed-preview.tsx";

type Preview = Answer<"POST /announcement/announcements/emailPreview">;
type Props = {
  id: string | null;
  /** What a reader of a language gets. */
  words: (language: Language) => { title: string; body: Article };
  confirm: boolean;
  author: string | undefined;
  /** Shown first. */
  first: Language;
};

/** The mail while it is written, with its frame in each language, or its card in the feed. */
export function MailPreview({ id, words: wordsOf, confirm, author, first }: Props) {
  const { t, i18n } = useTranslation("announcement-admin");
  const tenant = useTenant();
  const [language, setLanguage] = useState(first);
  const [place, setPlace] = useState<"mail" | "feed">("mail");
  const { title, body } = wordsOf(language);
  const words = title.trim();
  const good = words !== "" && articleInput.safeParse(body).success;
  const found = useSearch<Preview>(
    async (query) => [await askPreview(JSON.parse(query))],
    good ? JSON.stringify({ language, title: words, body, confirm, ...(id && { id }) }) : null,
  );
  const [mail] = found.results;
  const errorText = useErrorText();
  const { sendTest, pending } = useSendTest();
  async function handleTest(announcementId: string) {
    try {
      const { address } = await sendTest(announcementId, { language, title: words, body });
      toast.ok(t(($) => $.preview.sent, { address }));
    } catch (failed) {
      toast.error(errorText(failed));
    }
  }
  return (
    <aside aria-label={t(($) => $.preview.title)} className="min-w-0 lg:sticky lg:top-20">
      <Select
        label={t(($) => $.preview.language)}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        options={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
      />
      <SegmentedControl
        className="mt-4"
        size="sm"
        label={t(($) => $.preview.where)}
        value={place}
        onChange={setPlace}
        options={[
          { value: "mail", label: t(($) => $.preview.mail) },
          { value: "feed", label: t(($) => $.preview.feed) },
        ]}
      />
      <div aria-live="polite" aria-busy={found.state === "loading"} className="mt-4 rounded-lg bg-canvas p-5 rim-line">
        {!good ? (
          <p className="text-sm text-ink-2">{t(($) => $.preview.first)}</p>
        ) : place === "feed" ? (
          <div dir={direction(language)}>
            <FeedPreview title={words} body={body} author={author} action={confirm ? mail?.action : undefined} />
          </div>
        ) : found.state === "failed" ? (
          <p className="text-sm text-ink-2">{t(($) => $.preview.failed)}</p>
        ) : mail ? (
          <div lang={mail.language} dir={direction(mail.language)}>
            <p className="text-xs text-ink-2" lang={i18n.language} dir={direction(i18n.language)}>
              {t(($) => $.preview.subject)}: <bdi className="font-semibold text-ink">{mail.subject}</bdi>
            </p>
            <p className="mt-4 text-sm font-semibold">{tenant?.name}</p>
            <div className="mt-2 rounded-md bg-surface p-4 rim-line">
              <p
                dir="auto"
                className="text-start font-display text-title leading-tight font-[500] wrap-anywhere track-display"
              >
                {words}
              </p>
              <p className="mt-2 text-sm text-ink-2">{mail.by}</p>
              <ArticleBody doc={body} className="mt-3 text-sm [&_h3]:mt-1 [&_h3]:text-lg" />
              {mail.files && <p className="mt-3 text-sm text-ink-2">{mail.files}</p>}
              <p className="mt-4 rounded-md bg-brand px-4 py-2.5 text-center text-sm font-semibold text-on-brand">
                {mail.action}
              </p>
            </div>
            <p className="mt-3 text-xs text-ink-2">{mail.why}</p>
          </div>
        ) : (
          <Skeleton className="h-64" />
        )}
      </div>
      {id !== null && (
        <Button
          kind="line"
          size="sm"
          className="mt-4 max-sm:h-11"
          off={!good || pending}
          onClick={() => void handleTest(id)}
        >
          {t(($) => $.preview.test)}
        </Button>
      )}
    </aside>
  );
}
