import type { TestServer } from "./index.ts";
import type { TestMember, TestTenant } from "./tenant.ts";

export interface SampleCtx {
  server: TestServer;
  tenant: TestTenant;
  admin: TestMember;
  employee: TestMember;
  /** Part of whatever text is stored. */
  mark: string;
  /** Ids of the samples made so far, by kind. */
  ids: Readonly<Record<string, string>>;
  /** Calls the API as the administrator; throws when it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: a sample states what it expects of a response
  call: (key: string, body?: unknown) => Promise<any>;
}

/** One of each thing of a domain that has an id, by kind. In `domains/<domain>/test-sample.ts`, exported as `sample`. */
export interface Sample {
  /** Kinds that have to be there first. */
  needs?: readonly string[];
  make(ctx: SampleCtx): Promise<Record<string, string>>;
}
