import { cookieValue } from "./locale.ts";
import { hmacOf, type Signature } from "./signature.ts";

/**
 * A response of the API that carries `<tenant id>.<version>` here marks cached data of this tenant as outdated. The edge that passes it on looks the tenant up again, and sets a signed cookie that informs the other edges.
 */
export const outdatedHeader = "x-plaudit-outdated";
const cookieName = "plaudit-version";
/** As long as the other edges may keep what they have, in seconds. */
const lifetime = 900;

export interface Word {
  tenantId: string;
  version: number;
}

function parse(text: string | null | undefined): Word | null {
  const [, tenantId, version] = /^([\da-f-]{36})\.(\d{1,9})$/.exec(text ?? "") ?? [];
  return tenantId && version ? { tenantId, version: Number(version) } : null;
}

export interface Outdated {
  /** The notice of an API response, and the cookie that carries it to other edges. */
  ofAnswer(answer: Response, proto: string): Promise<{ word: Word; cookie: string } | null>;
  /** The notice in the visitor's cookie; null for a forged one. */
  ofVisitor(request: Request): Promise<Word | null>;
}

export function outdatedWords(secret: string): Outdated {
  const signature: Signature = hmacOf(secret, "outdated");
  return {
    async ofAnswer(answer, proto) {
      const text = answer.headers.get(outdatedHeader);
      const word = parse(text);
      if (!word || !answer.ok) return null;
      const value = `${text}.${await signature.sign(text ?? "")}`;
      const secure = proto === "https" ? "; Secure" : "";
      return { word, cookie: `${cookieName}=${value}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}` };
    },
    async ofVisitor(request) {
      const cookie = cookieValue(request.headers.get("cookie"), cookieName);
      if (!cookie) return null;
      const at = cookie.lastIndexOf(".");
      const text = cookie.slice(0, at);
      const word = parse(text);
      return word && (await signature.verify(text, cookie.slice(at + 1))) ? word : null;
    },
  };
}
