import { typeOf } from "../domains/award/test-sample.ts";
import { newCard, newSignature } from "../domains/card/test-sample.ts";
import { incentiveOf } from "../domains/incentive/test-sample.ts";
import { png } from "../domains/media/test-pictures.ts";
import { uploader } from "../domains/media/test-uploads.ts";
import { grantPoints, holdMemberAccounts } from "../domains/points/index.ts";
import { rewardOf, storeOf } from "../domains/reward/test-sample.ts";
import type { TestAnswer } from "./index.ts";
import type { Person, World } from "./world.ts";

/** In each field that only the person reads, or who looks after them. */
export const MARK = "Xyzzymark";
const secret = (what: string) => `${what} ${MARK}`;
const DAY_MS = 86_400_000;

/** What was answered; a refusal is a fault of the test. */
export async function ok(answer: Promise<TestAnswer>) {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
}
const asRef = ({ id }: Person) => ({ id, type: "tenantMember" });
const mentioning = ({ id, name }: Person, words: string) => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: `${words} ` },
        { type: "mention", attrs: { id, label: name } },
      ],
    },
  ],
});

async function recognized(w: World, { zed, bob }: { zed: Person; bob: Person }) {
  const path = "/recognition/recognitions";
  const got = await w.send(bob, { to: [zed], message: mentioning(zed, "Thanks to") });
  const gave = await w.send(zed, { to: [bob], message: "Well sailed" });
  const comment = await ok(bob.post(`${path}/${gave.id}/comments`, { body: mentioning(zed, "Kind of you,") }));
  await ok(zed.post(`${path}/${got.id}/comments`, { body: "Any time" }));
  await ok(zed.put(`${path}/${got.id}/reactions`, { type: "heart" }));
  await ok(zed.put(`${path}/${got.id}/flags`, { reason: secret("It hurts") }));
  const lost = await w.send(zed, { to: [bob], message: secret("Taken back") });
  await ok(zed.delete(`${path}/${lost.id}`));
  await ok(zed.post(path, { status: "draft", message: secret("Not yet") }));
  await ok(zed.post("/feedback/feedback", { text: secret("More light") }));
  return { got, gave, comment };
}

async function awarded({ zed, ada, bob }: { zed: Person; ada: Person; bob: Person }) {
  const jury = { jury: [zed.id], criteria: [{ name: "Courage", description: "" }], judgingDays: 7 };
  const type = await ok(ada.post("/award/awardTypes", { ...typeOf("Star"), nomination: true, ...jury }));
  const at = `/award/awardTypes/${type.id}`;
  await ok(ada.post(`${at}/start`, { endAt: new Date(Date.now() + DAY_MS).toISOString() }));
  await ok(zed.post(`${at}/nominations`, { nomineeId: bob.id, message: "He steers" }));
  await ok(bob.post(`${at}/nominations`, { nomineeId: ada.id, message: "She plans" }));
  await ok(ada.post(`${at}/end`));
  await ok(zed.put(`${at}/votes`, { nomineeId: ada.id, scores: [3], note: "Steady" }));
  const plain = await ok(ada.post("/award/awardTypes", typeOf("Anchor")));
  const given = { amount: 0, message: mentioning(zed, "For"), sendTo: [asRef(zed)] };
  await ok(ada.post(`/award/awardTypes/${plain.id}/awards`, given));
}

async function rewarded(w: World, { zed, ada, proofId }: { zed: Person; ada: Person; proofId: string }) {
  const bank = await ok(ada.post("/points/pointsBanks", { name: "Bank", ownerIds: [], alertBelow: null }));
  await ok(ada.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: 1000, note: "" }));
  await w.allocate(100);
  await w.tenant(async ({ db, now }) => {
    await holdMemberAccounts(db, zed.id);
    const grant = { memberId: zed.id, amount: 500, actorId: ada.id, now, zone: "UTC", note: secret("Welcome") };
    await grantPoints(db, grant);
  });
  const asked = { ...incentiveOf("Spot it", bank.id), proof: "picture" };
  const incentive = await ok(ada.post("/incentive/incentives", asked));
  await ok(ada.post(`/incentive/incentives/${incentive.id}/start`));
  const proven = { text: secret("On deck"), happened: secret("Noon"), files: [proofId] };
  const claim = await ok(zed.post(`/incentive/incentives/${incentive.id}/claims`, proven));
  const store = await ok(ada.post("/reward/providers", storeOf("Store")));
  const reward = await ok(ada.post("/reward/rewards", rewardOf(store.id, "Plant", { asks: "address" })));
  const words = { note: secret("Ring twice"), address: secret("Quay 4") };
  const redeem = () => ok(zed.post("/reward/redemptions", { rewardId: reward.id, points: 100, ...words }));
  const [order, lost] = [await redeem(), await redeem()];
  const account = `/points/accounts/redeemable/${zed.id}`;
  await ok(ada.put(`${account}/lock`, { reason: secret("Under review") }));
  await ok(ada.put(`${account}/unlock`, { reason: secret("Reviewed") }));
  await ok(ada.post(`${account}/gifts`, { amount: 5, reason: secret("For the opening") }));
  return { claim, order, lost };
}

/** Somebody with a part in everything, and a mark in each field that is theirs alone; an order and a claim of theirs wait. */
export async function busyPerson(w: World) {
  const ada = await w.person("Ada", { role: "admin" });
  const zed = await w.person("Zebulon", { lastName: "Quillfeather" });
  const bob = await w.person("Bob");
  const up = uploader(w.server);
  await w.sql`update users set email = ${`zebulon.${MARK}@acme.test`.toLowerCase()} where id = ${zed.userId}`;
  await w.sql`update access_tokens set user_agent = ${secret("Browser")} where member_id = ${zed.id}`;
  const { version } = await ok(ada.get(`/identity/tenantMembers/${zed.id}/admin`));
  await ok(
    ada.patch(`/identity/tenantMembers/${zed.id}`, {
      ...{ version, email: `zebulon.${MARK}@acme.test`.toLowerCase(), department: secret("Harbour") },
      ...{ jobTitle: secret("Keeper"), birthday: "03-04", country: "FR", timezone: "Europe/Paris" },
      managerIds: [ada.id],
    }),
  );
  const me = await ok(zed.get("/identity/tenantMembers/me"));
  const file = await png();
  const picture = (await up.send(zed.token, file, "avatar", `${MARK}.png`)).body;
  const withPicture = await ok(zed.patch("/identity/tenantMembers/me", { avatarId: picture.id, version: me.version }));
  const proof = (await up.send(zed.token, file, "incentive/proof", `${MARK}.png`)).body;
  const recognitions = await recognized(w, { zed, bob });
  await awarded({ zed, ada, bob });
  const rewards = await rewarded(w, { zed, ada, proofId: proof.id });
  const card = await ok(
    ada.post("/card/cards", newCard("For Bob", [bob.id], { sendTo: [asRef(zed)], note: "Zebulon brings the pen" })),
  );
  await ok(zed.put(`/card/cards/${card.id}/signature`, newSignature("Fair winds")));
  await ok(ada.post("/card/cards", newCard("Zebulon is thirty", [zed.id], { sendTo: [asRef(bob)] })));
  const given = await ok(ada.post("/card/cards", newCard("Zebulon at fifty", [zed.id], { sendTo: [asRef(bob)] })));
  await ok(bob.put(`/card/cards/${given.id}/signature`, newSignature("Many more")));
  await ok(ada.post(`/card/cards/${given.id}/deliver`));
  await ok(zed.post("/identity/dataCopies"));
  await w.drain();
  const files = { picture: withPicture.avatarUrls["avatar-sm"], proof: proof.variants["incentive-proof-desktop"] };
  return { ada, bob, zed, up, files: files as Record<"picture" | "proof", string>, ...recognitions, ...rewards, card };
}
export type Busy = Awaited<ReturnType<typeof busyPerson>>;

/** What waits for them is decided, and they leave. */
export async function settleAndArchive({ ada, zed, claim, order, lost }: Busy, w: World): Promise<void> {
  await ok(ada.put("/incentive/claims/declined", { ids: [claim.id], reason: secret("Not the rail") }));
  await ok(ada.post(`/reward/redemptions/${order.id}/fulfil`, { message: secret("It is with the porter") }));
  await ok(ada.post(`/reward/redemptions/${lost.id}/fail`, { reason: secret("It fell overboard") }));
  await w.sql`update pgboss.job set start_after = now()
    where name in ('incentive.settle', 'reward.settle') and data ->> 'tenantId' = ${w.tenantId}`;
  await w.drain();
  await ok(ada.put(`/identity/tenantMembers/${zed.id}/archive`));
  await w.drain();
}
