import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { TestMember } from "../../testing/index.ts";
import type { Sample } from "../../testing/sample.ts";

export const incentiveOf = (name: string, budgetItemId: string) => ({
  name,
  description: "Report it, and say where it is",
  badge: "lantern",
  mediaObjectId: null,
  points: 50,
  budgetItemId,
  audience: { everyone: true, memberIds: [], teamIds: [], roles: [] },
  opensAt: null,
  closesAt: null,
  perPerson: null,
  inAll: null,
  proof: "none",
  rotating: false,
  reviewers: [],
});

export const sample: Sample = {
  needs: ["pointsBank"],
  async make({ server, call, employee, ids, mark }) {
    const body = incentiveOf(`Incentive ${mark}`.trim(), ids.pointsBank as string);
    const { id } = await call("POST /incentive/incentives", body);
    await call(`POST /incentive/incentives/${id}/start`);
    const claimed = { token: employee.token, body: { text: `It was me ${mark}`.trim() } };
    const answer = await server.request(`POST /incentive/incentives/${id}/claims`, claimed);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return { incentive: id, incentiveClaim: answer.body.id };
  },
};

/** One for all incentives of a company. */
const banks = new WeakMap<Company, Promise<string>>();
function bankOf(company: Company): Promise<string> {
  const body = { name: newName(), ownerIds: [], alertBelow: null };
  const made =
    banks.get(company) ??
    callAs(company, company.admin, "POST /points/pointsBanks", body).then(async ({ id }) => {
      const deposit = { amount: 1_000_000, note: "" };
      await callAs(company, company.admin, `POST /points/pointsBanks/${id}/deposit`, deposit);
      return id as string;
    });
  banks.set(company, made);
  return made;
}

async function newIncentive(company: Company, state: "draft" | "active" | "ended", over: object = {}) {
  const { admin } = company;
  const body = { ...incentiveOf(newName(), await bankOf(company)), ...over };
  const { id } = await callAs(company, admin, "POST /incentive/incentives", body);
  if (state !== "draft") await callAs(company, admin, `POST /incentive/incentives/${id}/start`);
  if (state === "ended") await callAs(company, admin, `POST /incentive/incentives/${id}/end`);
  return { id: id as string, owner: admin };
}

async function newClaim(company: Company, by: TestMember, then?: "approved" | "declined" | "withdrawn") {
  const incentive = await newIncentive(company, "active");
  const { id } = await callAs(company, by, `POST /incentive/incentives/${incentive.id}/claims`, {});
  const other = await company.tenant.member({ role: "admin" });
  if (then === "withdrawn") await callAs(company, by, `POST /incentive/claims/${id}/withdraw`);
  else if (then) {
    const body = { ids: [id], ...(then === "declined" && { reason: "Not this time" }) };
    await callAs(company, other, `PUT /incentive/claims/${then}`, body);
  }
  return { id: id as string, owner: other };
}
type Claimed = Awaited<ReturnType<typeof newClaim>>;
async function settled(company: Company, made: Claimed): Promise<Claimed> {
  await company.server.sql(
    "update pgboss.job set start_after = now() where name = 'incentive.settle' and data ->> 'tenantId' = $1",
    [company.tenant.id],
  );
  await company.server.runJobs();
  return made;
}
const ids = (seen: { id: string } | null) => ({ ids: [seen?.id] });
const others = async ({ tenant }: Company) => tenant.member();

export const actions: ActionSamples = {
  incentive: {
    /** As the console shows it, or as one that the member may claim. */
    async read(company, who, id) {
      const own = await readAt((one) => `/incentive/incentives/${one}/my`)(company, who, id);
      return (await readAt((one) => `/incentive/incentives/${one}`)(company, who, id)) ?? own;
    },
    bodies: {
      "PATCH /incentive/incentives/{id}": ({ version }) => ({ name: newName(), version }),
      "POST /incentive/incentives/{id}/duplicate": () => ({}),
      "POST /incentive/incentives/{id}/claims": async ({ id, proof }, company) => {
        if (proof !== "code") return {};
        const { url } = await callAs(company, company.admin, `GET /incentive/incentives/${id}/code`);
        return { code: new URL(url).searchParams.get("code") };
      },
    },
    rows: {
      "that is a draft": (company) => newIncentive(company, "draft"),
      "that is active": (company) => newIncentive(company, "active"),
      "that is claimed with a code": (company) => newIncentive(company, "active", { proof: "code" }),
      "that opens later": (company) => newIncentive(company, "active", { opensAt: "2100-01-01T00:00:00Z" }),
      "that has ended": (company) => newIncentive(company, "ended"),
      "that is for others": (company) =>
        newIncentive(company, "active", {
          audience: { everyone: false, memberIds: [], teamIds: [], roles: ["manager"] },
        }),
    },
  },
  incentiveClaim: {
    /** As those who review see it, or as one of their own. */
    async read(company, who, id) {
      const whole = await readAt((one) => `/incentive/claims/${one}`)(company, who, id);
      const { body } = await company.server.request("GET /incentive/claims/my?pageSize=100", { token: who.token });
      const own = body.results.find((one: { id: string }) => one.id === id) ?? null;
      return whole ?? own;
    },
    bodies: {
      "PUT /incentive/claims/approved": ids,
      "PUT /incentive/claims/declined": (seen) => ({ ...ids(seen), reason: "Not this time" }),
      "DELETE /incentive/claims/decisions": ids,
      "POST /incentive/claims/{id}/question": () => ({ text: "Which of the two?" }),
      "POST /incentive/claims/{id}/answer": () => ({ text: "The left one" }),
      "POST /incentive/claims/{id}/reversal": () => ({ reason: "Paid twice", shortfall: 0 }),
    },
    rows: {
      "that waits": async (company) => newClaim(company, await others(company)),
      "of their own": (company, actor) => newClaim(company, actor),
      "that was approved just now": async (company) => newClaim(company, await others(company), "approved"),
      "of their own that was approved": async (company, actor) =>
        settled(company, await newClaim(company, actor, "approved")),
      "of their own that was asked about": async (company, actor) => {
        const made = await newClaim(company, actor);
        await callAs(company, made.owner, `POST /incentive/claims/${made.id}/question`, { text: "Which?" });
        return made;
      },
      "that was paid": async (company) => settled(company, await newClaim(company, await others(company), "approved")),
      "that was declined": async (company) =>
        settled(company, await newClaim(company, await others(company), "declined")),
      "that was withdrawn": async (company) => newClaim(company, await others(company), "withdrawn"),
    },
  },
};
