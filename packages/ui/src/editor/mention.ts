import { Mention } from "@tiptap/extension-mention";
import type { SuggestionProps } from "@tiptap/suggestion";

export type Ask = {
  query: string;
  rect: DOMRect;
  choose: (attrs: { id: string; label: string }) => void;
};
type Hooks = {
  /** Null when nothing is being mentioned any more. */
  onAsk: (ask: Ask | null) => void;
  /** True when the list took the key. */
  onKey: (event: KeyboardEvent) => boolean;
};
const read = (props: SuggestionProps): Ask => ({
  query: props.query,
  rect: props.clientRect?.() ?? new DOMRect(),
  choose: props.command,
});

/** '@' and at least one letter opens the list; the search itself is the component's. */
export const mentionWith = (hooks: Hooks) =>
  Mention.configure({
    HTMLAttributes: { class: "mention" },
    deleteTriggerWithBackspace: true,
    renderText: ({ node }) => `@${node.attrs.label}`,
    renderHTML: ({ options, node }) => ["span", options.HTMLAttributes, `@${node.attrs.label}`],
    suggestion: {
      char: "@",
      allowSpaces: true,
      items: () => [],
      shouldShow: ({ query }) => query.length >= 1 && query.length <= 75 && query.trim().split(/\s+/).length <= 4,
      render: () => ({
        onStart: (props) => hooks.onAsk(read(props)),
        onUpdate: (props) => hooks.onAsk(read(props)),
        onKeyDown: ({ event }) => hooks.onKey(event),
        onExit: () => hooks.onAsk(null),
      }),
    },
  });
