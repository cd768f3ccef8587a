import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { TestMember } from "../../testing/index.ts";
import type { Sample } from "../../testing/sample.ts";

export const typeOf = (name: string) => ({
  name,
  description: "For work that nobody had to talk about",
  badge: "lighthouse",
  mediaObjectId: null,
  points: 0,
  pointsLocked: true,
  budgetItemId: null,
  senders: [],
  archived: false,
  notify: false,
  pinForDays: null,
});
export const given = (to: { id: string }, amount = 0, message = "Thank you") => ({
  amount,
  message,
  sendTo: [{ id: to.id, type: "tenantMember" }],
});

export const sample: Sample = {
  async make({ call, employee, mark }) {
    const { id: awardTypeId } = await call("POST /award/awardTypes", typeOf(`Award ${mark}`.trim()));
    const body = { awardTypeId, ...given(employee, 0, `For everything ${mark}`) };
    const { id } = await call("POST /award/awards", body);
    return { awardType: awardTypeId, award: id };
  },
};

async function newType(company: Company, as: "open" | "archived" | "sent" = "open") {
  const { admin } = company;
  const { id, version } = await callAs(company, admin, "POST /award/awardTypes", typeOf(newName()));
  if (as === "archived") await callAs(company, admin, `PATCH /award/awardTypes/${id}`, { archived: true, version });
  if (as === "sent")
    await callAs(company, admin, `POST /award/awardTypes/${id}/awards`, given(await company.tenant.member()));
  return { id: id as string, owner: admin };
}

const nominees = new Map<string, string>();
const nomineeOf = ({ id }: { id: string }) => ({ memberId: nominees.get(id) ?? crypto.randomUUID() });
/** Nominations for one at a stage. */
async function newNominations(
  company: Company,
  stage: "draft" | "open" | "ended" | "finalized" | "judging",
  juror?: TestMember,
) {
  const { admin } = company;
  const jury = juror && { jury: [juror.id], criteria: [{ name: "Courage", description: "" }], judgingDays: 7 };
  const body = { ...typeOf(newName()), nomination: true, ...jury };
  const { id } = await callAs(company, admin, "POST /award/awardTypes", body);
  const at = (path: string) => `POST /award/awardTypes/${id}/${path}` as const;
  if (stage !== "draft") {
    const nominee = await company.tenant.member();
    nominees.set(id, nominee.id);
    await callAs(company, admin, at("start"), { endAt: "2100-01-01T00:00:00Z" });
    // Nobody judges whom they nominated.
    const nominator = juror ? await company.tenant.member() : admin;
    await callAs(company, nominator, at("nominations"), { nomineeId: nominee.id, message: "For everything" });
    if (stage !== "open") await callAs(company, admin, at("end"));
    if (stage !== "open" && !jury) await callAs(company, admin, at("winners"), { memberId: nominee.id });
  }
  if (stage === "finalized") await callAs(company, admin, at("finalize"));
  return { id: id as string, owner: admin };
}

/** One for all awards of a company, which has a limited number of types. */
const shared = new WeakMap<Company, ReturnType<typeof newType>>();
async function newAward(company: Company, sender: TestMember, to: TestMember) {
  const made = shared.get(company) ?? newType(company);
  shared.set(company, made);
  const { id: typeId } = await made;
  const { id } = await callAs(company, sender, `POST /award/awardTypes/${typeId}/awards`, given(to));
  return { id: id as string, owner: sender };
}

/** Nobody sends one to themselves. */
const other = ({ employee, manager }: Company, { id }: TestMember) => (id === employee.id ? manager : employee);

export const actions: ActionSamples = {
  awardType: {
    /** As the console shows it, or as one of those that the member may send. */
    async read(company, who, id) {
      const whole = await readAt((one) => `/award/awardTypes/${one}`)(company, who, id);
      const { body } = await company.server.request("GET /awards/awardTypes/my?pageSize=100", { token: who.token });
      return whole ?? body.results.find((one: { id: string }) => one.id === id) ?? null;
    },
    bodies: {
      "PATCH /award/awardTypes/{id}": ({ version, archived }) =>
        archived ? { archived: false, version } : { name: newName(), version },
      "POST /award/awards": ({ id }, company, actor) => ({ awardTypeId: id, ...given(other(company, actor)) }),
      "POST /award/awardTypes/{id}/awards": (_, company, actor) => given(other(company, actor)),
      "POST /award/awards/preview": ({ id }, company, actor) => {
        const { message: _, ...rest } = given(other(company, actor));
        return { awardTypeId: id, ...rest };
      },
      "POST /award/awardTypes/{id}/start": () => ({ endAt: "2100-01-01T00:00:00Z" }),
      "POST /award/awardTypes/{id}/extend": () => ({ endAt: "2101-01-01T00:00:00Z" }),
      "POST /award/awardTypes/{id}/nominations": (_, company, actor) => ({
        nomineeId: other(company, actor).id,
        message: "For everything",
      }),
      "GET /award/awardTypes/{id}/ballot/reasons": ({ id }) => ({ nomineeId: nomineeOf({ id }).memberId }),
      "PUT /award/awardTypes/{id}/votes": ({ id }) => ({ nomineeId: nomineeOf({ id }).memberId, scores: [3] }),
      "POST /award/awardTypes/{id}/jury/reminders": ({ jury }) => ({ memberId: jury?.[0]?.id ?? crypto.randomUUID() }),
      "POST /award/awardTypes/{id}/winners": nomineeOf,
      "DELETE /award/awardTypes/{id}/winners": nomineeOf,
    },
    rows: {
      "that everybody may send": (company) => newType(company),
      "that was sent": (company) => newType(company, "sent"),
      "that is archived": (company) => newType(company, "archived"),
      "whose nominations are a draft": (company) => newNominations(company, "draft"),
      "whose nominations are open": (company) => newNominations(company, "open"),
      "whose nominations have ended": (company) => newNominations(company, "ended"),
      "that they judge": (company, actor) => newNominations(company, "judging", actor),
      "that is finalized": (company) => newNominations(company, "finalized"),
    },
  },
  award: {
    read: readAt((id) => `/award/awards/${id}`),
    bodies: {
      "POST /award/awards/{id}/endorsements": () => ({ amount: 1 }),
      "PATCH /award/awards/{id}": ({ version }) => ({ message: "In other words", version }),
    },
    rows: {
      "that is public": async (company) =>
        newAward(company, await company.tenant.member(), await company.tenant.member()),
      "that they sent": async (company, actor) => newAward(company, actor, await company.tenant.member()),
      "that they received": async (company, actor) => newAward(company, await company.tenant.member(), actor),
    },
  },
};
