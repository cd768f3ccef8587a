import { z } from "zod";
import { type BlockHead, blockHash, sealedLines } from "./block.ts";

const sealFile = z.object({
  tenantId: z.uuid(),
  seals: z.array(z.object({ chain: z.string(), number: z.int(), hash: z.string(), lines: z.array(z.string()) })),
});
export type SealFile = z.infer<typeof sealFile>;

export const readSeal = (text: string): SealFile => sealFile.parse(JSON.parse(text));

/** The last blocks of a tenant. Each `hash` is the SHA-256 of its `lines`, joined by line feeds. */
export function sealText(tenant: { id: string; name: string }, blocks: readonly BlockHead[], at: Date): string {
  const seals = blocks.map((block) => ({
    chain: block.chain,
    number: block.number,
    sealedAt: block.sealedAt.toISOString(),
    hash: blockHash(block).toString("hex"),
    lines: sealedLines(block),
  }));
  const file: SealFile & object = { tenantId: tenant.id, seals };
  return `${JSON.stringify({ ...file, tenant: tenant.name, downloadedAt: at.toISOString() }, null, 2)}\n`;
}
