import { sharedServer } from "@plaudit/server/testing";
import { sealNow } from "@plaudit/server/testing/seals";
import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const [admin, other] = [await here.person("Ada", { role: "admin" }), await here.person("Olaf", { role: "admin" })];
  const call = async (person: typeof admin, key: string, body?: unknown) => {
    const { status, body: response } = await (await sharedServer()).request(key, { token: person.token, body });
    expect([key, status < 300]).toEqual([key, true]);
    return response;
  };
  const value = (name: string) => ({
    name,
    description: "",
    qualities: [{ name: `${name} one`, color: 1, motif: "leaf" }],
  });
  await call(admin, "POST /recognition/values", value("Courage"));
  await call(other, "POST /recognition/values", value("Care"));
  return { here, admin, other, call };
}
const rows = () =>
  screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes("What changed"));

test("a row narrows the log to who did it and to what it was done to, values too", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/logs", { as: admin });
  const row = await withText("listitem", "Courage");
  await user.click(within(row).getAllByRole("button")[0] as HTMLElement);
  await user.click(await button("Only about Courage"));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(location.search).toMatch(/^\?about=/);
  expect(await button("Remove Courage")).toBeVisible();
  await user.click(await button("Clear filters"));
  await withText("listitem", "Care");
  await user.click(within(await withText("listitem", "Care")).getAllByRole("button")[0] as HTMLElement);
  await user.click(await button(/^Only by Olaf/));
  await waitFor(() => expect(rows().join()).not.toContain("Courage"));
  await expectAccessible();
});

test("the log is narrowed to what shows a field, chosen from the list or in an opened row", async () => {
  const { admin, call } = await company();
  const { results } = await call(admin, "GET /recognition/values");
  const { id, version } = results.find(({ name }: { name: string }) => name === "Care");
  await call(admin, `PATCH /recognition/values/${id}`, { description: "Ask", version });
  const { user } = await renderScreen("/admin/logs?what=value", { as: admin });
  await withText("listitem", "Courage");
  expect(rows()).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText("Field"), "Qualities");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(location.search).toBe("?what=value&field=qualities");
  await user.selectOptions(screen.getByLabelText("Field"), "Everything");
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(within(await withText("listitem", "Courage")).getAllByRole("button")[0] as HTMLElement);
  await user.click(await button("Qualities"));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByLabelText("Field")).toHaveDisplayValue("Qualities");
  await expectAccessible();
});

test("what the operator did is found by choosing the operator", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/logs", { as: admin });
  await withText("listitem", "Courage");
  await user.type(await screen.findByRole("combobox", { name: "Who" }), "The operator");
  await user.click(await within(await screen.findByRole("listbox")).findByRole("option", { name: "The operator" }));
  await screen.findByText("No change fits these filters.");
  expect(location.search).toBe("?by=operator");
});

test("the events in sight are downloaded, and the download is in the log", async () => {
  const { admin, call } = await company();
  const { user } = await renderScreen("/admin/logs?what=value.create", { as: admin });
  await withText("listitem", "Courage");
  await user.click(await button("Export"));
  await screen.findByText("The file is in your downloads");
  const { results } = await call(admin, "GET /audit/events?actionIn=auditLog.export");
  expect(results).toMatchObject([{ after: { what: ["value.create"] } }]);
});

test("the proof tells up to where log and points are sealed, and is downloaded", async () => {
  const { admin, call } = await company();
  const { user, lose } = await renderScreen("/admin/logs", { as: admin });
  await withText("listitem", "Courage");
  await user.click(await button("Proof"));
  const proof = await dialog("Proof");
  await within(proof).findByText(/Nothing is sealed yet/);
  expect(within(proof).queryByRole("button", { name: /Download/ })).toBeNull();
  await user.click(await button("Close", proof));
  await gone("dialog");

  await sealNow(await sharedServer());
  await user.click(await button("Proof"));
  await within(await dialog("Proof")).findByText(/^Entries: 2, sealed /);
  await expectAccessible();
  await user.click(await button("Download the latest seal"));
  await screen.findByText(/The seal was downloaded/);
  const { results } = await call(admin, "GET /audit/events?actionIn=auditLog.seal");
  expect(results).toMatchObject([{ after: { audit: 1 } }]);
  lose(/GET \/audit\/seals\/file/);
  await user.click(await button("Download the latest seal"));
  await screen.findByText(/connection/i);
});

test("a field that only old events show is reached by looking further back", async () => {
  const { here, admin } = await company();
  await here.sql`insert into audit_events (tenant_id, id, actor_id, action, entity_type, entity_id, after, created_at)
    select ${here.tenantId}, gen_random_uuid(), ${admin.id}, 'tenantMember.update', 'tenantMember', ${admin.id},
      case when n = 20005 then '{"country": "NL"}'::jsonb else '{"jobTitle": "Cook"}' end, now() - n * interval '1 min'
    from generate_series(1, 20005) n`;
  const { user } = await renderScreen("/admin/logs?field=country", { as: admin });
  await screen.findByText("None of the newest events shows this field. Older ones may.");
  await user.click(await button("Show older"));
  await screen.findByText("That is the beginning of the log.");
  expect(rows()).toHaveLength(1);
});

test("a role in the log is called as everywhere else, in the reader's language", async () => {
  const { here, admin, call } = await company();
  const bob = await here.person("Bob");
  await call(admin, `PUT /identity/tenantMembers/${bob.id}/role`, { role: "manager" });
  const { user } = await renderScreen("/admin/logs", { as: admin, locale: "fr" });
  const row = await withText("listitem", "Bob");
  await user.click(within(row).getAllByRole("button")[0] as HTMLElement);
  await waitFor(() => expect(within(row).getByRole("table")).toHaveTextContent("Responsable"));
});
