export interface Entity {
  /** The server's policies grant exactly these, and the apps ask by these names. */
  actions: readonly string[];
  /** It is published in the feed; `feed.ts` has its schema. */
  inFeed?: true;
  /** The path of its API, when people can react to it, comment on it and report it. */
  subject?: `/${string}/${string}`;
  /** Below which the members' app shows a subject, where it is not the last part of that path. */
  page?: `/${string}`;
}

const engaged = ["react", "flag", "comment"] as const;

/** Everything that has permissions of its own, by its `__entity_type__`. */
export const entities = {
  value: { actions: ["view", "edit", "delete"] },
  recognition: {
    actions: ["view", "edit", "schedule", "editPublished", "delete", "endorse", ...engaged],
    inFeed: true,
    subject: "/recognition/recognitions",
  },
  comment: { actions: ["view", "edit", "delete", "react", "flag"] },
  timelineItem: { actions: ["view", "pin"] },
  pointsAccount: { actions: ["view"] },
  pointsOwner: { actions: ["view", "gift", "lock", "unlock"] },
  pointsTransaction: { actions: ["view", "reverse"] },
  budgetSettings: { actions: ["view", "edit"] },
  budgetItem: { actions: ["view", "edit", "delete"] },
  giftRule: { actions: ["view", "edit"] },
  pointsBank: { actions: ["view", "edit", "deposit", "withdraw", "archive"] },
  tenantMember: {
    actions: [
      "view",
      "edit",
      "editAvatar",
      "copy",
      "manage",
      "changeRole",
      "suspend",
      "unsuspend",
      "archive",
      "unarchive",
      "erase",
      "welcome",
      "resetFactors",
    ],
  },
  /** Who joined: a member as the feed shows them. */
  joined: { actions: ["view"], inFeed: true },
  team: { actions: ["view", "edit", "addMembers"] },
  tenant: { actions: ["view", "edit"] },
  notificationSettings: { actions: ["view", "edit"] },
  channel: { actions: ["view", "edit", "delete", "rotate", "revoke", "preview"] },
  announcement: {
    actions: ["view", "edit", "delete", "publish", "archive", "clone", "remind", "participate", ...engaged],
    inFeed: true,
    subject: "/announcement/announcements",
  },
  awardType: {
    actions: [
      "view",
      "edit",
      "archive",
      "delete",
      "clone",
      "send",
      "nominate",
      "judge",
      "remind",
      "start",
      "end",
      "extend",
      "finalize",
    ],
  },
  award: {
    actions: ["view", "edit", "delete", "endorse", ...engaged],
    inFeed: true,
    subject: "/award/awards",
    page: "/award",
  },
  /** Somebody's day, in the feed. */
  calendarEvent: {
    actions: ["view", ...engaged],
    inFeed: true,
    subject: "/celebration/calendarEvents",
    page: "/celebrate/calendar",
  },
  celebrationPreferences: { actions: ["view", "edit"] },
  memberCelebrations: { actions: ["view", "edit"] },
  card: { actions: ["view", "edit", "open", "delete", "deliver", "invite", "sign", "answer"] },
  cardContributor: { actions: ["view", "delete", "remind"] },
  cardSignature: { actions: ["view", "delete", "flag"] },
  cardSettings: { actions: ["view", "edit"] },
  feedback: { actions: ["view", "reply", "markRead", "close", "reopen"] },
  rewardProvider: { actions: ["view", "edit", "archive", "addFunds"] },
  reward: { actions: ["view", "edit", "archive", "delete", "addCodes", "redeem", "redeemFor", "wish"] },
  redemption: { actions: ["view", "cancel", "approve", "decline", "undo", "fulfil", "fail", "reveal"] },
  incentive: {
    actions: ["view", "edit", "delete", "start", "end", "duplicate", "renewCode", "claim"],
  },
  incentiveClaim: { actions: ["view", "withdraw", "answer", "approve", "decline", "ask", "undo", "reverse"] },
  tangoProvider: { actions: ["view", "edit"] },
  tangoOrder: { actions: ["view", "ask", "giveUp"] },
  moderationItem: { actions: ["view", "hide", "dismiss", "restore", "undo", "write"] },
  moderationWords: { actions: ["view", "edit"] },
} as const satisfies Record<string, Entity>;

type Entities = typeof entities;
export type EntityType = keyof Entities;
export type ActionOn<E extends EntityType> = Entities[E]["actions"][number];
/** "channel.rotate" */
export type Action = { [E in EntityType]: `${E}.${ActionOn<E>}` }[EntityType];

type Having<Part> = { [E in EntityType]: Entities[E] extends Part ? E : never }[EntityType];
const having = <E extends EntityType>(part: keyof Entity): E[] =>
  Object.entries(entities).flatMap(([type, entity]) => (part in entity ? [type as E] : []));

export type FeedType = Having<{ inFeed: true }>;
export const feedTypes = having<FeedType>("inFeed");
/** False for an item that a newer release published. */
export const isFeedType = (type: string): type is FeedType => (feedTypes as readonly string[]).includes(type);
/** Types of feed items that can be requested: those built, and those of the specification. */
export const itemTypes = [...new Set([...feedTypes, "announcement", "calendarEvent"] as const)];

export type SubjectType = Having<{ subject: string }>;
export const subjectTypes = having<SubjectType>("subject");
