import { createElement, type ReactNode } from "react";
import type { Shape } from "./shape.ts";

/** A drawing on the screen. */
export const element = ({ tag, attrs, children }: Shape): ReactNode =>
  createElement(tag, attrs, ...children.map(element));
