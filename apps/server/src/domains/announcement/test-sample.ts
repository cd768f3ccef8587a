import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { Sample } from "../../testing/sample.ts";

export const newAnnouncement = (title: string, changes: object = {}) => ({
  title,
  body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: `${title} for everybody` }] }] },
  attachments: [],
  audience: { everyone: true, memberIds: [], teamIds: [], roles: [] },
  publishAt: null,
  archiveAt: null,
  pinForDays: null,
  mail: false,
  confirm: true,
  status: "active",
  ...changes,
});
const path = "/announcement/announcements";

export const sample: Sample = {
  async make({ call, mark }) {
    const { id } = await call(`POST ${path}`, newAnnouncement(`News ${mark}`.trim()));
    return { announcement: id };
  },
};

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
async function made(company: Company, status: "draft" | "scheduled" | "active" | "archived") {
  const { admin } = company;
  const changes =
    status === "scheduled" ? { status, publishAt: inAnHour() } : { status: status === "archived" ? "active" : status };
  const { id, version } = await callAs(company, admin, `POST ${path}`, newAnnouncement(newName(), changes));
  if (status === "archived") await callAs(company, admin, `PATCH ${path}/${id}`, { status, version });
  return { id, owner: admin };
}

export const actions: ActionSamples = {
  announcement: {
    read: readAt((id) => `${path}/${id}`),
    bodies: {
      [`PATCH ${path}/{id}`]: ({ version }) => ({ title: newName(), version }),
      [`POST ${path}/{id}/emailTest`]: () => ({ language: "en" }),
      [`PUT ${path}/{id}/participation`]: () => ({ confirmed: true }),
    },
    uncommented: ["draft", "scheduled", "archived"],
    rows: {
      draft: (company) => made(company, "draft"),
      scheduled: (company) => made(company, "scheduled"),
      active: (company) => made(company, "active"),
      archived: (company) => made(company, "archived"),
    },
  },
};
