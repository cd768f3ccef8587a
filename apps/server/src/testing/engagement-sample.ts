import type { SubjectType } from "@plaudit/api/entities.ts";
import { subjectKeys } from "@plaudit/api/subjects.ts";
import { type ActionSample, type Company, callAs } from "./action-sample.ts";
import type { TestMember } from "./tenant.ts";

/** What to send to the endpoints of engagement. */
export function engagementBodies(type: SubjectType): ActionSample["bodies"] {
  const keys = subjectKeys[type];
  return {
    [keys.react]: () => ({ type: "heart" }),
    [keys.flag]: () => ({ reason: "Too loud" }),
    [keys.comment]: () => ({ body: "Indeed" }),
    [keys.editComment]: () => ({ body: "Indeed, indeed" }),
    [keys.reactToComment]: () => ({ type: "star" }),
    [keys.flagComment]: () => ({ reason: "Too loud" }),
  };
}

/** Comments of a colleague on each row of a subject; on the first also those of who acts, there and removed. */
export function commentSample(type: SubjectType, { rows: all, uncommented = [] }: ActionSample): ActionSample {
  const rows = Object.fromEntries(Object.entries(all).filter(([state]) => !uncommented.includes(state)));
  const keys = subjectKeys[type];
  const threads = new Map<string, string>();
  const add = async (company: Company, by: TestMember, thread: { id: string; owner: TestMember }) => {
    const { id } = await callAs(company, by, keys.comment.replace("{id}", thread.id), { body: "Indeed" });
    threads.set(id, thread.id);
    return { id: id as string, owner: thread.owner };
  };
  const [first = async () => Promise.reject(new Error(`${type} has no rows`))] = Object.values(rows);
  return {
    async read({ server }, { token }, id) {
      const { body } = await server.request(keys.comments.replace("{id}", threads.get(id) ?? ""), { token });
      return body.results?.find((comment: { id: string }) => comment.id === id) ?? null;
    },
    bodies: engagementBodies(type),
    rows: {
      ...Object.fromEntries(
        Object.entries(rows).map(([state, make]) => [
          `of a colleague on one ${state}`,
          async (company: Company, actor: TestMember) => {
            const thread = await make(company, actor);
            return add(company, thread.owner, thread);
          },
        ]),
      ),
      "of their own": async (company, actor) => add(company, actor, await first(company, actor)),
      "that was removed": async (company, actor) => {
        const thread = await first(company, actor);
        const comment = await add(company, actor, thread);
        await callAs(company, thread.owner, keys.reactToComment.replace("{id}", comment.id), { type: "star" });
        await callAs(company, actor, keys.removeComment.replace("{id}", comment.id));
        return comment;
      },
    },
  };
}
