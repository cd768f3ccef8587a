import { expect, test } from "vitest";
import { testServer } from "../src/testing/index.ts";

test.each([
  ["http://localhost:3000", null],
  ["https://plaudit.test", "max-age=63072000; includeSubDomains"],
])("every response at %s stays with its own site, and with https", async (apexUrl, hsts) => {
  const server = await testServer({ apexUrl });
  const { token } = await (await server.makeTenant()).member();
  const answers = [
    ...(await Promise.all(
      ["GET /apps", "GET /nothing", "POST /apps", "GET /healthz", "GET /readyz", "GET /docs", "GET /docs.css"].map(
        (call) => server.fetch(call, { token }),
      ),
    )),
    await server.fetch("GET /apps"),
    await server.fetch("GET /openapi.json"),
    await server.fetch("POST /identity/passwords/login", { raw: "{" }),
    await server.server.request(`${apexUrl}/media/uploads`, { method: "POST", body: "x" }),
    await server.server.request(`${apexUrl}/media/nothing.png`),
  ];
  for (const { headers } of answers) {
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toBe(hsts);
  }
  await server.close();
});
