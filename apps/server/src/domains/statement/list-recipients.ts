import type { Output } from "@plaudit/api/endpoint.ts";
import type { statementEndpoints } from "@plaudit/api/statement.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { pointsTransactionPolicy } from "./policy.ts";
import { recipientsAfter, transactionRow } from "./queries.ts";

type Query = Output<(typeof statementEndpoints)["GET /points/transactionRecipients"]["query"]>;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Everybody whom a transaction brought points. */
export async function listRecipients(ctx: TenantCtx, { transactionId, cursor = FIRST, pageSize }: Query) {
  const { db } = ctx;
  pointsTransactionPolicy.require(ctx, "view", await transactionRow(db, transactionId));
  const found = await recipientsAfter(db, transactionId, cursor, pageSize + 1);
  const rows = found.slice(0, pageSize);
  const people = await peopleByIds(
    ctx,
    rows.map((row) => row.memberId),
  );
  const results = rows.flatMap(({ memberId, amount }) => {
    const member = people.get(memberId);
    return member ? [{ member, amount }] : [];
  });
  return { results, next: found.length > pageSize ? (rows.at(-1)?.memberId ?? null) : null };
}
