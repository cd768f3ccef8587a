import { hashPassword, type TestServer, type TestTenant, verifyPassword } from "@plaudit/server/testing";
import { median, report } from "./report.ts";

const TIMES = 40;

/** Signing in with a password, right and of nobody, against what its hash alone takes. */
export async function measureSignIn(server: TestServer, tenant: TestTenant, name = ""): Promise<void> {
  const password = "correct horse battery staple";
  const stored = await hashPassword(password);
  const { email, userId } = await tenant.member();
  await server.sql("update users set password_hash = $2 where id = $1", [userId, stored]);
  async function signIn(as: string, expected: number): Promise<number> {
    const began = performance.now();
    const { status } = await server.request("POST /identity/passwords/login", { body: { email: as, password } });
    if (status !== expected) throw new Error(`signing in was answered ${status}`);
    return performance.now() - began;
  }
  const [right, nobody, alone]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < TIMES + 5; n += 1) {
    const figures = [await signIn(email, 200), await signIn(`nobody${n}@example.test`, 400)] as const;
    const began = performance.now();
    await verifyPassword(password, stored);
    if (n < 5) continue;
    alone.push(performance.now() - began);
    right.push(figures[0]);
    nobody.push(figures[1]);
  }
  console.log(
    `signing in: ${median(right).toFixed(1)} ms, as nobody ${median(nobody).toFixed(1)} ms, the hash alone ${median(alone).toFixed(1)} ms`,
  );
  report(`${name}signing in, times its hash alone`, median(right) / median(alone), { most: 1.5 });
}
