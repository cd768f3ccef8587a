import axe from "axe-core";
import { expect } from "vitest";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Nothing is drawn here: colors and sizes are looked at in journeys and stories. */
const rules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

/** What is shown now, an error or a question with it; an open dialog or menu is checked alone. */
export async function expectAccessible() {
  const open = [...document.querySelectorAll("[aria-modal=true], .popover")].at(-1);
  const { violations } = await axe.run(open ?? document.documentElement, {
    runOnly: { type: "tag", values: tags },
    rules,
    resultTypes: ["violations"],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("; ")}`)).toEqual(
    [],
  );
}
