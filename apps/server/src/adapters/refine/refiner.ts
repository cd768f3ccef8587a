/** Words, and the people mentioned between them; a number is a mention's place in `names`. "\n\n" ends a paragraph. */
export type Part = string | number;
export interface Passage {
  parts: readonly Part[];
  names: readonly string[];
}

/** Improves the words of a message. Mentions in what it returns may be missing, moved or repeated. */
export interface Refiner {
  /** The host that the words are sent to; null while they stay on this machine. */
  readonly host: string | null;
  /** Throws `RefineFailed`. */
  refine(passage: Passage, signal?: AbortSignal): Promise<readonly Part[]>;
  close(): void;
}

/** Why nothing was refined. The message is for the log: it holds nothing of the text. */
export class RefineFailed extends Error {
  readonly why: "unavailable" | "unusable" | "language";
  constructor(why: RefineFailed["why"], message: string) {
    super(message);
    this.why = why;
  }
}
