import {
  type ActionSample,
  type ActionSamples,
  type Company,
  callAs,
  newName,
  readAt,
} from "../../testing/action-sample.ts";
import type { Sample } from "../../testing/sample.ts";
import type { TestMember } from "../../testing/tenant.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const newCard = (title: string, recipientIds: string[], changes: object = {}) => ({
  title,
  occasion: "thanks",
  design: "table",
  years: null,
  recipientIds,
  deliverOn: inDays(7),
  deliverTime: "09:00",
  note: null,
  contributorsInvite: true,
  state: "open",
  sendTo: [],
  ...changes,
});
export const newSignature = (message: string, changes: object = {}) => ({
  message,
  hand: "serif",
  ink: null,
  gif: null,
  pictureId: null,
  placement: null,
  ...changes,
});
const path = "/card/cards";

export const sample: Sample = {
  async make({ call, mark, employee, admin, tenant }) {
    const other = await tenant.member();
    const sendTo = [{ id: other.id, type: "tenantMember" }];
    const { id } = await call(`POST ${path}`, newCard(`Card ${mark}`.trim(), [employee.id], { sendTo }));
    const { id: signature } = await call(`PUT ${path}/${id}/signature`, newSignature(`Words ${mark}`.trim()));
    const { results } = await call(`GET ${path}/${id}/contributors`);
    const contributor = results.find(({ member }: { member: { id: string } }) => member.id !== admin.id);
    return { card: id, cardSignature: signature, cardContributor: contributor.id };
  },
};

type State = "draft" | "open" | "delivered" | "returned";
const cardOf = new Map<string, string>();

/** A manager's card in a state, which whoever acts and somebody else were asked to sign; or which they receive. */
async function made(
  company: Company,
  actor: TestMember,
  { state, receives = false }: { state: State; receives?: boolean },
) {
  const { tenant, server, admin, manager } = company;
  const owner = receives && actor.id === manager.id ? admin : manager;
  const [recipient, asked] = [receives ? actor : await tenant.member(), await tenant.member()];
  const sendTo = [actor, asked].map(({ id }) => ({ id, type: "tenantMember" }));
  const body = newCard(newName(), [recipient.id], { sendTo, state: state === "draft" ? state : "open" });
  const { id } = await callAs(company, owner, `POST ${path}`, body);
  const signature = await callAs(company, owner, `PUT ${path}/${id}/signature`, newSignature("Well done"));
  const { results } = await callAs(company, owner, `GET ${path}/${id}/contributors`);
  const contributor = results.find(({ member }: { member: { id: string } }) => member.id === asked.id);
  if (state === "delivered") await callAs(company, owner, `POST ${path}/${id}/deliver`);
  if (state === "returned")
    await server.sql("update cards set state = 'returned' where tenant_id = $1 and id = $2", [tenant.id, id]);
  for (const part of [signature.id, contributor.id]) cardOf.set(part, id);
  return { card: { id, owner }, signature: { id: signature.id, owner }, contributor: { id: contributor.id, owner } };
}
type Made = Awaited<ReturnType<typeof made>>;
const rowsOf = (part: keyof Made) => {
  const row =
    (state: State, receives = false) =>
    async (company: Company, actor: TestMember) =>
      (await made(company, actor, { state, receives }))[part];
  return {
    draft: row("draft"),
    open: row("open"),
    delivered: row("delivered"),
    returned: row("returned"),
    received: row("delivered", true),
    sealed: row("open", true),
  };
};
/** One of a card's signatures or contributors. */
const readIn =
  (list: "signatures" | "contributors"): ActionSample["read"] =>
  async ({ server }, { token }, id) => {
    const { status, body } = await server.request(`GET ${path}/${cardOf.get(id)}/${list}`, { token });
    return status === 200 ? (body.results.find((one: { id: string }) => one.id === id) ?? null) : null;
  };

export const actions: ActionSamples = {
  card: {
    read: readAt((id) => `${path}/${id}`),
    bodies: {
      [`PATCH ${path}/{id}`]: ({ version }) => ({ title: newName(), version }),
      [`POST ${path}/{id}/contributors`]: async (_, { tenant }) => ({
        sendTo: [{ id: (await tenant.member()).id, type: "tenantMember" }],
      }),
      [`PUT ${path}/{id}/signature`]: () => newSignature("Thank you"),
      [`PUT ${path}/{id}/presence`]: () => ({ writing: true }),
      [`PUT ${path}/{id}/answer`]: () => ({ message: "Thank you all" }),
    },
    rows: rowsOf("card"),
  },
  cardContributor: { read: readIn("contributors"), bodies: {}, rows: rowsOf("contributor") },
  cardSignature: {
    read: readIn("signatures"),
    bodies: { "PUT /card/signatures/{id}/flags": () => ({ reason: "Too loud" }) },
    rows: rowsOf("signature"),
  },
  cardSettings: {
    read: readAt(() => "/card/settings"),
    bodies: {
      "PATCH /card/settings": ({ designs, occasions, deliverTime, automaticYears, automaticBirthday, version }) => ({
        ...{ designs, occasions, deliverTime, automaticYears, version },
        automaticBirthday: !automaticBirthday,
      }),
    },
    rows: { set: async ({ tenant, admin }) => ({ id: tenant.id, owner: admin }) },
  },
};
