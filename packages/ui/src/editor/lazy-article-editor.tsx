import { lazy, Suspense } from "react";
import type { ArticleEditorProps } from "./article-editor.tsx";

const Editor = lazy(async () => ({ default: (await import("./article-editor.tsx")).ArticleEditor }));

/** The editor, fetched when it is first needed; a field of the same measures until it is there. */
export const LazyArticleEditor = (props: ArticleEditorProps) => (
  <Suspense fallback={<div aria-busy="true" className="mt-7 h-[17.5rem] rounded-md bg-surface rim-line-2" />}>
    <Editor {...props} />
  </Suspense>
);
