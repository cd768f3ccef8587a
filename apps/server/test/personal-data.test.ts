import { expect, test } from "vitest";
import { recordSent } from "../src/testing/index.ts";
import { namingTables } from "../src/testing/naming-tables.ts";
import { world } from "../src/testing/world.ts";

/** Tables that name people and are read for the copy of one's own data. */
const copied = [
  "access_tokens",
  "announcement_readers",
  "announcements",
  "audit_events",
  "award_nominations",
  "award_recipients",
  "award_targets",
  "award_votes",
  "awards",
  "card_contributors",
  "card_recipients",
  "card_signatures",
  "cards",
  "celebrations",
  "engagement_comments",
  "engagement_endorsements",
  "engagement_flags",
  "engagement_reactions",
  "feedback_messages",
  "feedback_threads",
  "incentive_claims",
  "invitations",
  "media_objects",
  "member_managers",
  "moderation_notices",
  "notification_preferences",
  "notifications",
  "passkeys",
  "points_accounts",
  "points_transactions",
  "push_subscriptions",
  "recognition_drafts",
  "recognition_recipients",
  "recognition_targets",
  "recognitions",
  "recovery_codes",
  "redemptions",
  "refinements",
  "reward_taxes",
  "reward_wishes",
  "second_steps",
  "team_members",
  "tenant_members",
  "tenant_memberships",
  "totp_factors",
  "users",
];
/** Those that are not, and why. */
const notCopied = {
  award_nominators: "how often they nominated, in the copy as their nominations",
  award_nominees: "how often others nominated them, which only those read who decide",
  award_types: "an administrator's settings; that they changed them is in their activity",
  card_starts: "for whom a card was started by itself, which is a secret until it is delivered",
  challenges: "what has begun and lapses within minutes",
  idempotency_keys: "responses that are in the copy as what they made, for two days",
  login_states: "single-use states that lapse within minutes",
  member_batches: "lists of an administrator's work on others; that they did it is in their activity",
  member_batch_items: "the entries of such a list",
  member_copies: "the copy itself",
  member_erasure_failures: "who was erased cannot ask for a copy",
  member_name_parts: "the name in the profile, split for search",
  moderation_items: "moderators' work on what others reported; the author's part of it is their notices",
  password_resets: "hashes of links that lapse within the hour",
  points_allocation_runs: "which allocations were made; the points are entries",
  points_gifts: "which gifts were paid; the points are entries",
  points_sent: "sums of the entries, for a limit",
  reward_code_files: "which file brought codes into a pool; that they added them is in their activity",
  reward_fund_lines:
    "the books of a fund; what somebody redeemed is in the copy, and that they paid in is in their activity",
  tango_connections: "the company's account with a supplier; that they connected it is in their activity",
  timeline_viewers: "who may see what is in the copy as received or given",
};

test("every table that names a person is in the copy of their data, or left out for a reason", async () => {
  const w = await world();
  const listed = [...copied, ...Object.keys(notCopied)];
  expect(listed.toSorted()).toEqual(await namingTables(w));

  const ann = await w.person("Ann");
  await w.drain();
  await ann.post("/identity/dataCopies");
  const { sent } = await recordSent(w.drain);
  const functions =
    await w.sql`select proname as name, prosrc as text from pg_proc where pronamespace = 'app'::regnamespace`;
  const read = sent.map(({ text }) => text).filter((text) => text.trimStart().startsWith("select"));
  const within = functions.filter(({ name }) => read.some((text) => text.includes(`from app.${name}(`)));
  const texts = [...read, ...within.map(({ text }) => String(text))].join("\n");
  const missing = copied.filter((table) => !new RegExp(`(from|join)\\s+"?${table}\\b`).test(texts));
  expect(missing).toEqual([]);
});
