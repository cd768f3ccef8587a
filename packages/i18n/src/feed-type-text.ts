import { textsOf } from "./index.ts";
import { useTranslation } from "./react.ts";
import type { Namespace, Resources } from "./resources.ts";

/** The namespaces that have texts for the feed: a type of item is called as its namespace. They come with the first screen. */
type FeedNamespace = { [N in Namespace]: Resources[N] extends { feed: { type: string } } ? N : never }[Namespace];
type Select = (select: (from: { feed: { type: string } }) => string) => string;

/** What the filter calls a type of item. */
export function useFeedTypeText() {
  const { i18n } = useTranslation();
  return (type: FeedNamespace): string => textsOf<Select>(i18n, type)(($) => $.feed.type);
}
