import type { TenantDb } from "../../db/tenant-db.ts";
import type { SealPoint } from "../../domain.ts";
import type { BlockHead } from "./rules/block.ts";

export const LAST_KEY = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** Before every row, whatever its position. */
export const BEGINNING: SealPoint = {
  position: Number.MIN_SAFE_INTEGER,
  key: "00000000-0000-0000-0000-000000000000",
};

export interface Block extends BlockHead {
  hash: Buffer;
}
export interface Chain {
  number: number;
  toPosition: number;
  toKey: string;
  hash: Buffer;
  rows: number;
}
const ends = `to_position as "toPosition", to_key as "toKey"`;
const block = `tenant_id as "tenantId", chain, number, rows, ${ends}, rows_hash as "rowsHash", index,
  previous_hash as "previousHash", hash, sealed_at as "sealedAt"`;

export async function chainOf(db: TenantDb, chain: string, lock: "" | "for update" = ""): Promise<Chain | undefined> {
  const [found] = await db.query<Chain>({
    text: `select number, ${ends}, hash, rows from audit_chains where tenant_id = $1 and chain = $2 ${lock}`,
    values: [db.tenantId, chain],
  });
  return found;
}

export const blocksAfter = (db: TenantDb, chain: string, number: number, limit: number): Promise<Block[]> =>
  db.query<Block>({
    name: "audit_blocks_after",
    text: `select ${block} from audit_blocks where tenant_id = $1 and chain = $2 and number > $3 order by number limit $4`,
    values: [db.tenantId, chain, number, limit],
  });

/** The last block of each chain, by what the chain says is its last. */
export const lastBlocks = (db: TenantDb): Promise<Block[]> =>
  db.query<Block>({
    text: `select b.tenant_id as "tenantId", b.chain, b.number, b.rows, b.to_position as "toPosition", b.to_key as "toKey",
        b.rows_hash as "rowsHash", b.index, b.previous_hash as "previousHash", b.hash, b.sealed_at as "sealedAt"
      from audit_chains c join audit_blocks b on b.tenant_id = $1 and b.chain = c.chain and b.number = c.number
      where c.tenant_id = $1 order by b.chain`,
    values: [db.tenantId],
  });

export const lastSeals = (db: TenantDb) =>
  db.query<{ chain: "audit" | "ledger"; number: number; rows: number; sealedAt: Date }>({
    text: `select b.chain, b.number, c.rows, b.sealed_at as "sealedAt"
      from audit_chains c join audit_blocks b on b.tenant_id = $1 and b.chain = c.chain and b.number = c.number
      where c.tenant_id = $1 order by b.chain`,
    values: [db.tenantId],
  });
