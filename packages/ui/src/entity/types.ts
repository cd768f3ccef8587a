/** The minimum that cards and pickers need; responses of the API fit as they are. */
export type ImageUrls = Record<string, string> | null;

export type Person = {
  id: string;
  name: string;
  jobTitle?: string | null;
  avatarUrls?: ImageUrls;
  /** "Former colleague": there is no profile and no face. */
  erased?: boolean | undefined;
};
export type Team = { id: string; name: string; activeMemberCount?: number | null };

export type Recipient = {
  id: string;
  type: "tenantMember" | "team";
  displayData: {
    name: string;
    jobTitle?: string | null;
    avatarUrls?: ImageUrls;
    erased?: boolean | undefined;
    activeMemberCount?: number | null;
  };
};

/** `color` is a hue of 0-359; without a stored motif the drawing follows from the id. */
export type Quality = { id: string; name: string; color: number; motif?: string | null };
export type QualityGroup = { id: string; name: string; qualities: Quality[] };

export type RichInline =
  | { type: "text"; text: string }
  | { type: "hardBreak" }
  | { type: "mention"; attrs: { id: string; label: string } };
export type RichParagraph = { type: "paragraph"; content?: RichInline[] };
/** A tiptap document, rendered as nodes and never parsed as HTML. */
export type RichText = { type: "doc"; content: RichParagraph[] };

export type ReactionType = "heart" | "clap" | "smile" | "flame" | "star" | "bulb" | "strong" | "cheers";
export type ReactionCount = { type: ReactionType; count: number };

/** What a recognition encloses; `gif` is a picture that moves. */
export type Enclosed = {
  id: string;
  type: "doc" | "image" | "graphic" | "file" | "gif";
  url: string;
  variants: ImageUrls;
  originalFilename: string;
  bytes: number;
  width: number | null;
  height: number | null;
};

export type RecognitionItem = {
  id: string;
  message: RichText;
  messageText: string;
  /** Points for each receiving person. */
  amount: number;
  sender: Person;
  sendTo: Recipient[];
  recipientCount: number;
  qualities: Quality[];
  tenantWide: boolean;
  teamName?: string | null;
  reactionCounts: ReactionCount[];
  ownReaction: ReactionType | null;
  commentCount: number;
  endorsementStats: { count: number; amount: number; endorsers: Person[] };
  createdAt: string;
  /** When its words were changed last after it was published. */
  editedAt?: string | null;
};

export type PointsException = {
  level: "error" | "warning";
  type: string;
  affectedUserCount: number;
  details: { recipients?: { id: string; name: string; amount: number }[] };
};

export type ArticleMark = { type: "bold" } | { type: "link"; attrs: { href: string } };
export type ArticleInline = { type: "text"; text: string; marks?: ArticleMark[] } | { type: "hardBreak" };
export type ArticleLine = { type: "paragraph"; content?: ArticleInline[] };
export type ArticleBlock =
  | ArticleLine
  | { type: "heading"; content?: ArticleInline[] }
  | { type: "bulletList" | "orderedList"; content: { type: "listItem"; content: ArticleLine[] }[] };
/** A text with headings, lists and links; rendered as nodes and never parsed as HTML. */
export type Article = { type: "doc"; content: ArticleBlock[] };
