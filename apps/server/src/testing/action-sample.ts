import type { EntityType } from "@plaudit/api/entities.ts";
import type { Role } from "@plaudit/api/permissions.ts";
import type { TestServer } from "./index.ts";
import type { TestMember, TestTenant } from "./tenant.ts";

export interface Company {
  server: TestServer;
  tenant: TestTenant;
  admin: TestMember;
  manager: TestMember;
  employee: TestMember;
}
// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
type Seen = any;

/** Rows of an entity in each state that its policy distinguishes. */
export interface ActionSample {
  /** As this reader sees it, with what they may do; null where they do not. */
  read: (company: Company, reader: TestMember, id: string) => Promise<Seen>;
  /** What to send to an endpoint, by its key, for the entity as its owner sees it. */
  bodies: Record<string, (seen: Seen, company: Company, actor: TestMember) => unknown>;
  /** Of a subject: states in which nobody comments on it yet. */
  uncommented?: readonly string[];
  /** Makes a new one for the member who will act on it; `owner` is somebody who sees it. */
  rows: Record<string, (company: Company, actor: TestMember) => Promise<{ id: string; owner: TestMember }>>;
}
/** In `domains/<domain>/test-sample.ts`, exported as `actions`. */
export type ActionSamples = Partial<Record<EntityType, ActionSample>>;

export async function openCompany(server: TestServer): Promise<Company> {
  const tenant = await server.makeTenant();
  const member = (role: Role) => tenant.member({ role });
  return {
    server,
    tenant,
    admin: await member("admin"),
    manager: await member("manager"),
    employee: await member("employee"),
  };
}

export const readAt =
  (path: (id: string) => string): ActionSample["read"] =>
  async ({ server }, { token }, id) => {
    const { status, body } = await server.request(`GET ${path(id)}`, { token });
    return status === 200 ? body : null;
  };

/** As somebody who may do it. */
export async function callAs({ server }: Company, { token }: TestMember, key: string, body?: unknown): Promise<Seen> {
  const answer = await server.request(key, { token, body });
  if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

let named = 0;
export const newName = (): string => `Sample ${named++}`;
