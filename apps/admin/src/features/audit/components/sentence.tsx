import { Fragment, type ReactNode } from "react";

type Parts = Record<"actor" | "name", ReactNode>;

/** A sentence of the log with its names set apart, in whatever order the language has them. */
export const Sentence = ({ text, parts }: { text: string; parts: Parts }) =>
  text
    .split(/\{\{(actor|name)\}\}/)
    .map((part, i) => <Fragment key={i}>{i % 2 === 1 ? parts[part as keyof Parts] : part}</Fragment>);
