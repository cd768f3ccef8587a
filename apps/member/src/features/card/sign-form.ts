import type { SignatureHand } from "@plaudit/api/card-designs.ts";
import type { SignatureBody, SignatureGif } from "@plaudit/api/card-signature.ts";
import type { Attachment } from "@plaudit/api/media.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { CardSignature } from "./paper-data.ts";

export type SignatureKind = "words" | "gif" | "picture";
/** What is written on the signing form, as it is kept. */
export interface Writing {
  kind: SignatureKind;
  words: string;
  hand: SignatureHand;
  ink: number | null;
  gif: SignatureGif | null;
  picture: Attachment | null;
  placement: CardSignature["placement"];
}

export const writingOf = (signature: CardSignature | null): Writing => ({
  kind: signature?.gif ? "gif" : signature?.picture ? "picture" : "words",
  words: signature?.messageText ?? "",
  hand: signature?.hand ?? "serif",
  ink: signature?.ink ?? null,
  gif: signature?.gif ?? null,
  picture: signature?.picture ?? null,
  placement: signature?.placement ?? null,
});

/** Lines as paragraphs. */
export const richOf = (words: string): RichText => ({
  type: "doc",
  content: words
    .split("\n")
    .map((text) => (text === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text }] })),
});

export const bodyOf = ({ kind, words, hand, ink, gif, picture, placement }: Writing): SignatureBody => ({
  message: richOf(words.trim()),
  hand,
  ink,
  gif: kind === "gif" ? gif : null,
  pictureId: kind === "picture" ? (picture?.id ?? null) : null,
  placement,
});

/** As it would be on the card; where it stands is found among the others. */
export const signatureOf = (writing: Writing, author: PersonSummary): CardSignature => ({
  __entity_type__: "cardSignature",
  __permissions__: [],
  id: "own",
  author,
  message: richOf(writing.words),
  messageText: writing.words,
  hand: writing.hand,
  ink: writing.ink,
  gif: writing.kind === "gif" ? writing.gif : null,
  picture: writing.kind === "picture" ? writing.picture : null,
  placement: writing.placement,
  spot: { page: 0, x: 0, y: 0, turn: 0 },
  ownFlag: false,
  createdAt: new Date(0).toISOString(),
  editedAt: null,
});
