import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { encodeCBOR } from "@levischuck/tiny-cbor";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A security key that answers as WebAuthn has it, with a key of its own. */
export function authenticator({ origin, verifies = true }: { origin: string; verifies?: boolean }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  let counter = 0;

  function dataFor(rpId: string, credential?: Buffer) {
    counter += 1;
    const flags = FLAGS.present | (verifies ? FLAGS.verified : 0) | (credential ? FLAGS.credential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter), credential ?? Buffer.alloc(0)]);
  }
  const client = (type: "create" | "get", challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const wrap = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    create({ challenge, rp }: { challenge: string; rp: { id: string } }) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const size = Buffer.from([0, rawId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), size, rawId, encodeCBOR(key)]);
      const object = new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(dataFor(rp.id, attested))],
      ]);
      return wrap({
        clientDataJSON: client("create", challenge).toString("base64url"),
        attestationObject: Buffer.from(encodeCBOR(object)).toString("base64url"),
      });
    },
    get({ challenge, rpId }: { challenge: string; rpId: string }) {
      const data = dataFor(rpId);
      const clientData = client("get", challenge);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey);
      return wrap({
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}
