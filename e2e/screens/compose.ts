import type { Person } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import { button, dialog } from "./find.ts";
import { renderScreen } from "./render-screen.ts";

interface Written {
  to: Person[];
  message: string;
  qualityIds?: string[];
  amount?: number | null;
  tenantWide?: boolean;
}

/** Opens the composer on what was written there before: jsdom has no editing by keys. */
export async function openComposer(
  as: Person,
  { to, message, qualityIds = [], amount = 0, tenantWide = true }: Written,
) {
  const shown = await renderScreen("/home", { as });
  const sendTo = to.map(({ id, name }) => {
    const [firstName, lastName] = name.split(" ");
    return { id, type: "tenantMember", displayData: { name, firstName, lastName, jobTitle: null, avatarUrls: null } };
  });
  const text = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: message }] }] };
  const values = { sendTo, message: text, qualities: qualityIds, amount, tenantWide, asked: null };
  localStorage.setItem(`plaudit.draft.${as.tenant.id}.${as.userId}.recognition`, JSON.stringify(values));
  await shown.user.click((await screen.findAllByRole("button", { name: /^Recognize someone/ }))[0] as HTMLElement);
  const composer = await dialog("Recognize someone");
  await waitFor(() => expect(composer).toHaveTextContent(message));
  return { ...shown, composer, send: await button("Send recognition", composer) };
}
