import { lazy, Suspense } from "react";
import { load } from "../app/load.ts";
import type { EditorProps } from "./types.ts";

const Editor = lazy(async () => ({ default: (await load(() => import("./message-editor.tsx"))).MessageEditor }));

/** The editor, fetched when it is first needed; a field of the same measures until it is there. */
export const LazyEditor = (props: EditorProps) => (
  <Suspense
    fallback={
      <div
        aria-busy="true"
        className={`rounded-md bg-surface rim-line-2 ${props.compact ? "h-[5.5rem]" : "h-[10.625rem]"}`}
      />
    }
  >
    <Editor {...props} />
  </Suspense>
);
/** Starts the fetch, on hover or when the page is idle. */
export const preloadEditor = () => void import("./message-editor.tsx");
