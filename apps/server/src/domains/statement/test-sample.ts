import { type ActionSamples, type Company, callAs, readAt } from "../../testing/action-sample.ts";

const reason = "For the opening";
const owners = "/points/accounts/redeemable";

async function gift(company: Company) {
  const { id } = await company.tenant.member();
  await callAs(company, company.admin, `POST ${owners}/${id}/gifts`, { amount: 5, reason });
  const { results } = await callAs(company, company.admin, `GET /points/transactions?ownerId=${id}`);
  return { id: results[0].transactionId as string, owner: company.admin };
}

export const actions: ActionSamples = {
  pointsOwner: {
    read: readAt((id) => `${owners}/${id}`),
    bodies: {
      [`POST ${owners}/{id}/gifts`]: () => ({ amount: 5, reason }),
      [`PUT ${owners}/{id}/lock`]: () => ({ reason }),
      [`PUT ${owners}/{id}/unlock`]: () => ({ reason }),
    },
    rows: {
      open: async ({ tenant, admin }) => ({ id: (await tenant.member()).id, owner: admin }),
      locked: async (company) => {
        const { id } = await company.tenant.member();
        await callAs(company, company.admin, `PUT ${owners}/${id}/lock`, { reason });
        return { id, owner: company.admin };
      },
    },
  },
  pointsTransaction: {
    read: readAt((id) => `/points/transactions/${id}`),
    bodies: { "POST /points/transactions/{id}/reversal": () => ({ reason, shortfall: 0 }) },
    rows: {
      gift,
      "reversed gift": async (company) => {
        const made = await gift(company);
        await callAs(company, company.admin, `POST /points/transactions/${made.id}/reversal`, { reason, shortfall: 0 });
        return made;
      },
    },
  },
};
