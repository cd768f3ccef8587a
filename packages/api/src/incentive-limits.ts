/** Without schemas, for code that runs in browsers. */

export const MOST_PER_PERSON = 1_000;
export const MOST_IN_ALL = 1_000_000;
export const MOST_REVIEWERS = 50;
/** Characters that come with a claim, and of the reason why one is declined. */
export const MOST_CLAIM_WORDS = 1_000;
export const MOST_DECLINE_REASON = 500;
/** Of a question about a claim, and of its answer. */
export const MOST_QUESTION = 300;
/** Questions about one claim. */
export const MOST_QUESTIONS = 3;
/** Of when something happened, in the claimant's words. */
export const MOST_WHEN = 60;
/** Files that prove a claim. */
export const MOST_PROOFS = 3;
/** What a claim has to carry; a code is scanned, and nobody has to look at it. */
export const proofKinds = ["none", "text", "picture", "document", "code"] as const;
export type ProofKind = (typeof proofKinds)[number];
/** So long a code on a screen is shown; the one before is still taken. */
export const CODE_SECONDS = 30;
