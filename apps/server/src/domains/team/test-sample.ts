import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";

async function newTeam(company: Company, as: "manual" | "automated" | "quick" | "archived") {
  const { server, tenant, admin } = company;
  const id = await tenant.team(newName(), []);
  if (as === "archived") await callAs(company, admin, `PATCH /identity/teams/${id}`, { archived: true, version: 1 });
  else await server.sql("update teams set team_type = $2 where id = $1", [id, as]);
  return { id, owner: admin };
}

export const actions: ActionSamples = {
  team: {
    read: readAt((id) => `/identity/teams/${id}`),
    bodies: {
      "PATCH /identity/teams/{id}": ({ version }) => ({ name: newName(), version }),
      "PUT /identity/teams/{id}/members": (_, { employee }) => ({ add: [employee.id] }),
    },
    rows: {
      manual: (company) => newTeam(company, "manual"),
      automated: (company) => newTeam(company, "automated"),
      quick: (company) => newTeam(company, "quick"),
      archived: (company) => newTeam(company, "archived"),
    },
  },
};
