import { all, anyone, definePolicy, may, state } from "../../policy.ts";

interface Facts {
  /** Whether a recognition carries one of its qualities. */
  used: boolean;
}
const edits = may("value:create");

export const valuePolicy = definePolicy<Facts>()("value", {
  view: anyone,
  edit: edits,
  delete: all(
    edits,
    state<Facts>("valueUsed", ({ used }) => !used),
  ),
});
