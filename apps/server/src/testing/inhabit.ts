import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ActionSamples } from "./action-sample.ts";
import type { TestServer } from "./index.ts";
import type { Sample } from "./sample.ts";
import type { TestMember, TestTenant } from "./tenant.ts";

export interface Inhabited {
  tenant: TestTenant;
  admin: TestMember;
  employee: TestMember;
  /** By kind: `tenant`, `member`, `team` and those of the domains' samples. */
  ids: Record<string, string>;
}

interface Samples {
  sample?: Sample;
  actions?: ActionSamples;
}
/** What the domains have in their `test-sample.ts`. */
export async function samples(): Promise<Samples[]> {
  const folder = join(import.meta.dirname, "../domains");
  const files = globSync("*/test-sample.ts", { cwd: folder }).sort();
  return Promise.all(files.map(async (file): Promise<Samples> => import(pathToFileURL(join(folder, file)).href)));
}

/** One of everything that has an id, in a tenant of its own or in this one. `mark` is part of whatever text of it is stored. */
export async function inhabit(server: TestServer, mark = "", existing?: TestTenant): Promise<Inhabited> {
  const tenant = existing ?? (await server.makeTenant({ name: `Tenant ${mark}`.trim() }));
  const named = mark ? { lastName: `Case ${mark}` } : {};
  const admin = await tenant.member({ role: "admin", ...named });
  const employee = await tenant.member(named);
  const call = async (key: string, body?: unknown) => {
    const { status, body: response } = await server.request(key, { token: admin.token, body });
    if (status >= 300) throw new Error(`${key}: ${status} ${JSON.stringify(response)}`);
    return response;
  };
  const team = await tenant.team(`Team ${mark}`.trim(), [employee.id]);
  let ids: Record<string, string> = { tenant: tenant.id, member: employee.id, team };
  let waiting = (await samples()).flatMap(({ sample }) => sample ?? []);
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs = [] }) => needs.every((kind) => kind in ids));
    if (ready.length === 0) throw new Error("samples need what no other makes");
    for (const { make } of ready)
      ids = { ...ids, ...(await make({ server, tenant, admin, employee, mark, ids, call })) };
    waiting = waiting.filter((sample) => !ready.includes(sample));
  }
  return { tenant, admin, employee, ids };
}
