import { lobby } from "@plaudit/server/testing/lobby";
import { world } from "@plaudit/server/testing/world";
import { expect, test } from "vitest";
import { screens } from "../../../apps/admin/src/screens.ts";
import { helpOf, startHelp } from "../help.ts";

test("help has texts of its own on every screen of the console", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const made = (path: string, body: object) => admin.post(path, body).then(({ body }) => body.id ?? body.channel.id);
  const value = { name: "Care", description: "", qualities: [{ name: "Shows up", color: 195, motif: "tide" }] };
  const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
  const when = { period: "month", startsOn: "2999-01-01", expiry: null, rollOverCap: null };
  const rule = { name: "Everyone", source: "allocation", audience: everyone, amount: 100, ...when };
  const words = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "On Friday" }] }] };
  const times = { publishAt: null, archiveAt: null, pinForDays: null };
  const news = { title: "We move", body: words, attachments: [], audience: everyone, ...times, mail: false };
  const award = { name: "Quiet excellence", description: "", badge: "quiet", mediaObjectId: null, notify: false };
  const limits = { opensAt: null, closesAt: null, perPerson: 1, inAll: null, proof: "code", rotating: false };
  const paid = { budgetItemId: null, points: 5, audience: everyone, reviewers: [], badge: "star", mediaObjectId: null };
  const incentive = { description: "", ...paid, ...limits };
  const unpaid = { points: 0, pointsLocked: true, budgetItemId: null, senders: [], archived: false, pinForDays: null };
  const owned = { funded: false, alertBelow: null, countries: [], paused: false, ownerIds: [] };
  const store = await made("/reward/providers", {
    ...{ kind: "store", name: "Corner store", description: "", currency: "EUR" },
    ...owned,
  });
  const reward = {
    ...{ name: "Hoodie", description: "", category: "things", art: "hoodie", currency: "EUR", tax: "none" },
    ...{ countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none", asks: "nothing" },
    ...{ fulfilment: "hand", instructions: "", mediaObjectId: null, status: "offered", audience: everyone },
    variants: [{ name: "", points: 100, faceValue: 500, fee: 0, stock: null }],
  };
  const ids: Record<string, string> = {
    award: await made("/award/awardTypes", { ...award, ...unpaid }),
    "award-nomination": await made("/award/awardTypes", { ...award, ...unpaid, name: "Star", nomination: true }),
    announcement: await made("/announcement/announcements", { ...news, confirm: true, status: "active" }),
    // The claims of all.
    incentives: "all",
    incentive: await made("/incentive/incentives", { ...incentive, name: "Gate 4" }),
    member: admin.id,
    team: (await here.team("Night shift", [admin])).id,
    value: await made("/recognition/values", value),
    channel: await made("/tv/channels", lobby),
    "points-allocation-edit": await made("/points/budgetItems", rule),
    "points-owner": admin.id,
    "rewards-store": store,
    "rewards-funds": store,
    "rewards-provider": store,
    reward: await made("/reward/rewards", { ...reward, providerId: store }),
    "points-bank": await made("/points/pointsBanks", { name: "Celebrations", ownerIds: [], alertBelow: null }),
  };
  for (const kind of ["birthdays", "onboarding", "welcome", "anniversary"]) ids[`points-${kind}`] = "new";
  const listed = screens.filter(({ path }) => path !== "/");
  expect(listed.length).toBeGreaterThan(12);
  const { expectHelp } = await startHelp("/admin/logs", admin);
  for (const { id, path, texts } of listed)
    await expectHelp(
      `/admin${path.replace(":id", ids[id] ?? ids[id.split("-")[0] ?? ""] ?? "none")}`,
      helpOf(texts[0], id),
    );
});
