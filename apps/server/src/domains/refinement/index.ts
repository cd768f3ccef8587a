export { ownRefinement } from "./queries.ts";
export { publishRefinement } from "./verbs/publish-refinement.ts";
