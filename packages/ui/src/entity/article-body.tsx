import type { ReactNode } from "react";
import type { ArticleBlock, ArticleInline, Article as Doc } from "./types.ts";

/** Nodes of a document have no identity of their own: their place is their key. */
const placed = <T,>(items: readonly T[]) => items.map((item, i) => [String(i), item] as const);

function Inline({ node }: { node: ArticleInline }) {
  if (node.type === "hardBreak") return <br />;
  return (node.marks ?? []).reduce<ReactNode>(
    (words, mark) =>
      mark.type === "bold" ? (
        <b className="font-semibold">{words}</b>
      ) : (
        <a
          href={mark.attrs.href}
          target="_blank"
          rel="noopener noreferrer"
          className="py-1 font-medium text-brand-text underline underline-offset-4"
        >
          {words}
        </a>
      ),
    node.text,
  );
}
const Words = ({ of = [] }: { of: readonly ArticleInline[] | undefined }) =>
  placed(of).map(([key, node]) => <Inline key={key} node={node} />);

function Block({ block }: { block: ArticleBlock }) {
  if (block.type === "paragraph")
    return (
      <p dir="auto" className="text-start wrap-anywhere">
        <Words of={block.content} />
      </p>
    );
  if (block.type === "heading")
    return (
      <h3
        dir="auto"
        className="mt-3 text-start font-display text-title leading-tight font-[500] track-display wrap-anywhere"
      >
        <Words of={block.content} />
      </h3>
    );
  const List = block.type === "bulletList" ? "ul" : "ol";
  return (
    <List
      className={`grid gap-1.5 ps-6 marker:text-ink-3 ${block.type === "bulletList" ? "list-disc" : "list-decimal"}`}
    >
      {placed(block.content).map(([key, item]) => (
        <li key={key} dir="auto" className="text-start wrap-anywhere">
          {placed(item.content).map(([line, { content }]) => (
            <p key={line}>
              <Words of={content} />
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}

/** Its blocks, one below the other; the parent decides on the size of the letters. */
export const ArticleBody = ({ doc, className = "" }: { doc: Doc; className?: string }) => (
  <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${className}`}>
    {placed(doc.content).map(([key, block]) => (
      <Block key={key} block={block} />
    ))}
  </div>
);
