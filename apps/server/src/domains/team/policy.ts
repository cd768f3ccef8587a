import { all, anyone, definePolicy, may, state } from "../../policy.ts";

interface Facts {
  teamType: "manual" | "automated" | "quick";
  archivedAt: string | null;
}
/** Only teams that are kept by hand are edited by hand. */
const edits = all(
  may("identity:manage"),
  state<Facts>("teamKeepsItself", ({ teamType }) => teamType === "manual"),
);

export const teamPolicy = definePolicy<Facts>()("team", {
  view: anyone,
  edit: edits,
  addMembers: all(
    edits,
    state("teamArchived", ({ archivedAt }) => archivedAt === null),
  ),
});
