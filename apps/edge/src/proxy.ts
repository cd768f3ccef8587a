import type { Client, EdgeEnv, Vouched } from "./env.ts";
import { visitorOf } from "./forward-headers.ts";
import { normalizeHost, splitUrl } from "./hosts.ts";
import { type Outdated, outdatedHeader } from "./outdated.ts";
import type { TenantResolver } from "./resolve-tenant.ts";
import { baseHeaders, contentSecurityPolicy } from "./security-headers.ts";
import { isProbe } from "./targets.ts";
import { type TenantSigner, tenantHeader } from "./tenant-header.ts";

export interface ProxyParts {
  env: EdgeEnv;
  resolve: TenantResolver;
  sign: TenantSigner;
  outdated: Outdated;
}

function problem(proto: string, status: number, error: string, msg: string): Response {
  return new Response(JSON.stringify({ error, msg }), {
    status,
    headers: {
      ...baseHeaders(proto),
      "content-type": "application/json",
      "cache-control": "no-store",
      ...(status === 503 ? { "retry-after": "5" } : {}),
    },
  });
}
const unavailable = (proto: string) => problem(proto, 503, "Unavailable", "The service cannot be reached. Try again.");

/** HTML that the API wrote itself must bring its own policy; without one nothing in it may run. */
function guarded(answer: Response): Response {
  const { headers } = answer;
  if (!headers.get("content-type")?.startsWith("text/html") || headers.has("content-security-policy")) return answer;
  const copy = new Response(answer.body, answer);
  copy.headers.set("content-security-policy", contentSecurityPolicy(null));
  return copy;
}

/** Takes the API's word that a tenant has changed, and gives it to the visitor for other edges. */
async function withoutNotice({ resolve, outdated }: ProxyParts, answer: Response, proto: string): Promise<Response> {
  if (!answer.headers.has(outdatedHeader)) return answer;
  const notice = await outdated.ofAnswer(answer, proto);
  if (!notice) return answer;
  resolve.outdate(notice.word.tenantId, notice.word.version);
  const copy = new Response(answer.body, answer);
  copy.headers.delete(outdatedHeader);
  copy.headers.append("set-cookie", notice.cookie);
  return copy;
}

/** `/api` and `/media`: bodies stream both ways, the visitor's forwarding headers are replaced by what the edge knows. */
export async function proxy(parts: ProxyParts, request: Request, client: Client): Promise<Response> {
  const { env, resolve, sign } = parts;
  const { proto: arrived, host, path } = splitUrl(request.url);
  const proto = env.proto ?? arrived;
  const vouched: Vouched = {
    ...visitorOf(client),
    "x-forwarded-proto": proto,
    "x-forwarded-host": host,
  };
  try {
    const resolving = resolve(normalizeHost(host), client);
    const resolved = resolving instanceof Promise ? await resolving : resolving;
    if (resolved.kind === "tenant" || resolved.kind === "apex") {
      const signing = sign(resolved.kind === "tenant" ? resolved.tenant.id : null, env.now());
      vouched[tenantHeader] = typeof signing === "string" ? signing : await signing;
    } else if (!isProbe(path.split("?", 1)[0] ?? "")) {
      return resolved.kind === "down"
        ? unavailable(proto)
        : problem(proto, 404, "NotFound", "Nothing is at this address.");
    }
    const answer = guarded(await env.upstream.send(request, vouched, client));
    return request.method === "GET" ? answer : await withoutNotice(parts, answer, proto);
  } catch (error) {
    if (!request.signal.aborted) env.log?.({ level: "error", msg: "upstream unreachable", error: String(error) });
    return unavailable(proto);
  }
}
