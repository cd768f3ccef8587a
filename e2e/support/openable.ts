import { actor, expect } from "./test.ts";

/** What the moderators wrote to somebody. */
async function noticeTo(name: string) {
  const [author, admin, reader] = [await actor(name), await actor("Ingrid Solheim"), await actor("Rosa Quispe")];
  const id = await author.recognize(await author.find("Yuki Sato"), "Unlike certain people you came");
  await reader.call(`PUT /recognition/recognitions/${id}/flags`, { reason: "Mean" });
  await expect(() => admin.call(`POST /moderation/items/${id}/messages`, { text: "Whom do you mean?" })).toPass();
  const notices = async () =>
    (await author.call<{ results: { resourcePath: string }[] }>("GET /notification/messages")).results
      .map(({ resourcePath }) => resourcePath)
      .filter((path) => path.startsWith("/moderation/"));
  await expect.poll(notices).not.toEqual([]);
  return (await notices())[0]?.split("/").at(-1);
}

/** Nominees who wait for somebody's judgment. */
async function ballotOf(name: string) {
  const admin = await actor("Ingrid Solheim");
  const juror = await (await actor(name)).call<{ id: string }>("GET /identity/tenantMembers/me");
  const about = { name: `Judged by ${juror.id}`, description: "", badge: "star", mediaObjectId: null, senders: [] };
  const unpaid = {
    points: 0,
    pointsLocked: true,
    budgetItemId: null,
    archived: false,
    notify: false,
    pinForDays: null,
  };
  const jury = { nomination: true, jury: [juror.id], criteria: [{ name: "Courage", description: "" }], judgingDays: 7 };
  const body = { ...about, ...unpaid, ...jury };
  const { id } = await admin.call<{ id: string }>("POST /award/awardTypes", body);
  const at = (path: string) => `POST /award/awardTypes/${id}/${path}`;
  await admin.call(at("start"), { endAt: "2100-01-01T00:00:00Z" });
  const nomineeId = (await admin.find("Yuki Sato")).id;
  await admin.call(at("nominations"), { nomineeId, message: "For the map on the wall" });
  await admin.call(at("end"));
  return id;
}

/** A card that they organize. */
async function cardOf(reader: string) {
  const organizer = await actor(reader);
  const recipient = await organizer.find("Yuki Sato");
  const card = await organizer.call<{ id: string }>("POST /card/cards", {
    ...{ title: "Thank you, Yuki", occasion: "thanks", design: "boats", years: null, recipientIds: [recipient.id] },
    ...{ deliverOn: "2030-01-07", deliverTime: "09:00", note: null, contributorsInvite: true, state: "open" },
    sendTo: [],
  });
  await organizer.call(`PUT /card/cards/${card.id}/signature`, {
    message: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "You never close the gate" }] }],
    },
    ...{ hand: "lean", ink: null, gif: null, pictureId: null, placement: null },
  });
  return card.id;
}

/** Something of the demo to open, where a path names one. */
export async function openable(reader: string) {
  const admin = await actor("Ingrid Solheim");
  type Listed = { id: string; name?: string };
  const first = async (list: string, name?: string) =>
    (await admin.call<{ results: Listed[] }>(list)).results.find((one) => !name || one.name === name);
  const gifts = (await admin.call<{ results: (Listed & { source: string })[] }>("GET /points/giftRules")).results;
  const gift = (source: string) => gifts.find((one) => one.source === source)?.id;
  const person = (await admin.find("Yuki Sato")).id;
  const announcement = (await admin.call<{ results: Listed[] }>("GET /announcement/announcements?statusIn=active"))
    .results[0]?.id;
  const shop = "GET /reward/shop/rewards";
  const [reward] = (await admin.call<{ results: (Listed & { providerId: string })[] }>(shop)).results;
  const feed = "GET /timeline/items?itemTypeIn=calendarEvent";
  const [celebrated] = (await admin.call<{ results: { entity: Listed }[] }>(feed)).results;
  const draft = { status: "draft", message: "For the map on the wall", sendTo: [{ id: person, type: "tenantMember" }] };
  await admin.call("POST /reward/ideas", { ideas: [{ idea: "tree" }] });
  const stores = (await admin.call<{ results: (Listed & { kind: string })[] }>("GET /reward/providers")).results;
  const store = stores.find(({ kind }) => kind === "store")?.id;
  const ids: Record<string, string | undefined> = {
    // Of its own: others take back what they send.
    "/recognitions/": await admin.recognize(await admin.find("Yuki Sato"), "For the map on the wall"),
    "/profile/": person,
    "/awards/judge/": await ballotOf(reader),
    "/award/": (await first("GET /award/awards"))?.id,
    "/celebrate/calendar/": celebrated?.entity.id,
    "/celebrate/card/": await cardOf(reader),
    "/card/": await cardOf(reader),
    "/moderation/": await noticeTo(reader),
    "/rewards/providers/": reward?.providerId,
    "/rewards/providers/:providerId/rewards/": reward?.id,
    "/rewards/tango/": reward?.id,
    "/recognition/send/in-progress/": (await admin.call<{ id: string }>("POST /recognition/recognitions", draft)).id,
    "/incentives/": (await first("GET /incentive/incentives/my"))?.id,
    "/admin/incentives/manage/": (await first("GET /incentive/incentives"))?.id,
    "/admin/incentives/configure/": (await first("GET /incentive/incentives", "Spot a hazard"))?.id,
    "/admin/incentives/duplicate/": (await first("GET /incentive/incentives"))?.id,
    "/admin/incentives/poster/": (await first("GET /incentive/incentives", "First at gate 4"))?.id,
    "/announcements/": announcement,
    "/admin/announcements/": announcement,
    "/admin/announcements/configure/": announcement,
    "/admin/user/": person,
    "/admin/team/": (await first("GET /identity/teams?search=Apprentices&pageSize=5", "Apprentices 2026"))?.id,
    "/admin/values/": (await first("GET /recognition/values", "We look after each other"))?.id,
    "/admin/integrations/plaudit-tvs/": (await first("GET /tv/channels"))?.id,
    "/admin/points/bank/configure/": (await first("GET /points/pointsBanks"))?.id,
    "/admin/points/allocation/configure/": (await first("GET /points/budgetItems"))?.id,
    "/admin/points/reporting/": person,
    "/admin/rewards/": store,
    "/admin/rewards/store/": store,
    "/admin/rewards/configure/": (await first(`GET /reward/rewards?providerId=${store}`))?.id,
    "/admin/awards/award/": (await first("GET /award/awardTypes?nomination=false"))?.id,
    "/admin/awards/nomination/": (await first("GET /award/awardTypes?nomination=true"))?.id,
    "/admin/awards/configure/": (await first("GET /award/awardTypes?nomination=false"))?.id,
    "/admin/points/birthdays/configure/": gift("birthday"),
    "/admin/points/onboarding/configure/": gift("onboarding"),
    "/admin/points/welcome/configure/": gift("welcome"),
    "/admin/points/anniversary/configure/": gift("anniversary"),
  };
  return ({ path }: { path: string }) =>
    path
      .replace(/^(.*\/):id/, (_, before: string) => {
        if (!ids[before]) throw new Error(`nothing is known to open at ${path}`);
        return before + ids[before];
      })
      .replace(":providerId", reward?.providerId ?? "");
}
