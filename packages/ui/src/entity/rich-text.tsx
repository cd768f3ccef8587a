import { Fragment } from "react";
import { Link } from "react-router";
import type { RichText as Doc, RichInline } from "./types.ts";

function Inline({ node }: { node: RichInline }) {
  if (node.type === "text") return node.text;
  if (node.type === "hardBreak") return <br />;
  return (
    <Link
      to={`/profile/${node.attrs.id}`}
      className="rounded-xs bg-brand-soft px-1 py-px font-medium text-brand-text hocus:underline"
    >
      <bdi>{node.attrs.label}</bdi>
    </Link>
  );
}
/** Nodes of a document have no identity of their own: their place is their key. */
const placed = <T,>(items: readonly T[]) => items.map((item, i) => [String(i), item] as const);

/** A document's paragraphs as lines of one text; the parent decides on the font and keeps `whitespace-pre-line`. */
export const RichText = ({ doc }: { doc: Doc }) =>
  placed(doc.content).map(([block, { content = [] }]) => (
    <Fragment key={block}>
      {block !== "0" && "\n"}
      {placed(content).map(([key, node]) => (
        <Inline key={key} node={node} />
      ))}
    </Fragment>
  ));
