import { type Article, articleText } from "@plaudit/api/article-words.ts";
import { useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Megaphone } from "@plaudit/ui/later-icons.tsx";

type Props = {
  title: string;
  body: Article;
  /** Who wrote it; whoever writes it now where it is new. */
  author: string | undefined;
  action: string | undefined;
};

/** Its card in the feed, as members see it. */
export function FeedPreview({ title, body, author, action }: Props) {
  const { t } = useTranslation("announcement-admin");
  const { data: me } = useMe();
  return (
    <div className="flex gap-3 rounded-lg bg-surface p-4 rim-edge">
      <Megaphone className="mt-0.5 size-5.5 shrink-0 text-brand-text rtl:-scale-x-100" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="text-xs text-ink-2">
          <bdi>{author ?? me?.name}</bdi> · {t(($) => $.preview.now)}
        </p>
        <p dir="auto" className="mt-1 text-start text-lg leading-snug font-semibold wrap-anywhere">
          {title}
        </p>
        <p dir="auto" className="mt-1 line-clamp-4 text-start text-sm text-ink-2 wrap-anywhere">
          {articleText(body)}
        </p>
        {action && (
          <p className="mt-3 w-fit rounded-md px-3 py-2 text-sm font-semibold rim-edge">
            <bdi>{action}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
