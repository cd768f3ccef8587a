import { type TestServer, testServer } from "../../src/testing/index.ts";

export interface Scratch extends TestServer {
  /** For processes of their own. */
  url: string;
}

/** The server over an empty store, with the address of that store where it is a Postgres. */
export async function openScratch(): Promise<Scratch> {
  const server = await testServer();
  const [row] = await server.sql<{ name: string }>("select current_database() as name");
  const base = process.env.TEST_DATABASE_URL;
  const url = base ? Object.assign(new URL(base), { pathname: `/${row?.name}` }).href : "";
  return { ...server, url };
}
