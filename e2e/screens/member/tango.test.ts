import { sharedServer } from "@plaudit/server/testing";
import { peerAccount, peerKeys, tangoPeer } from "@plaudit/server/testing/tango-peer";
import { world } from "@plaudit/server/testing/world";
import { screen, within } from "@testing-library/dom";
import { afterAll, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const peer = await tangoPeer();
afterAll(() => peer.close());

test("a gift card is chosen by its value, ordered, waited for without an answer, and its code revealed", async () => {
  const server = await sharedServer();
  server.services.tango = peer.tango({ paceMs: 5 });
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const [ann] = await here.people("Ann");
  const { version } = (await admin.get("/points/budgetSettings")).body;
  await admin.patch("/points/budgetSettings", { worth: [{ currency: "EUR", value: "0.05" }], version });
  const place = { system: "production", ...peerAccount, keys: peerKeys };
  const connection = (await admin.put("/reward/tango/connection", place)).body;
  await admin.patch("/reward/tango/connection", { countries: ["NL"], version: connection.version });
  await here.sql`select app.enqueue('tango.upkeep', jsonb_build_object('tenantId', ${here.tenantId}::uuid), null, null)`;
  await here.drain();
  await here.sql`update tenant_members set country = 'NL' where tenant_id = ${here.tenantId}`;
  await admin.post(`/points/accounts/redeemable/${ann.id}/gifts`, { amount: 300, reason: "For a start" });

  const { user } = await renderScreen("/rewards/providers", { as: ann });
  await user.click(await screen.findByRole("link", { name: /Almirante/ }));
  await screen.findByText("A gift card for Almirante");
  await screen.findByText("Nothing of you until you pay with it");
  await expectAccessible();
  await user.click(await screen.findByRole("radio", { name: /^100 EUR/ }));
  await screen.findByText(/You are 1,700 points short/);
  await user.click(await screen.findByRole("radio", { name: /^10 EUR/ }));
  await user.click(await button("Get it"));
  const asked = await dialog("Get it");
  await user.click(within(asked).getByRole("button", { name: "Yes, for 200 points" }));
  await gone("dialog");
  await screen.findByText("Your card is being ordered");
  await expectAccessible();

  const [redemption] = (await ann.get("/reward/redemptions/my")).body.results;
  await here.sql`update redemptions set created_at = now() - interval '5 minutes' where tenant_id = ${here.tenantId}`;
  const address = `/rewards/tango/${redemption.reward.id}?order=${redemption.id}`;
  await renderScreen(address, { as: ann });
  await screen.findByText("We are waiting for an answer");
  await screen.findByText("Not certain yet");
  await here.drain();
  const there = await renderScreen(address, { as: ann });
  await screen.findByText("Your card is here");
  await there.user.click(await button("Reveal the code"));
  await screen.findByText(/^CARD-plaudit/);
  await expectAccessible();
});
