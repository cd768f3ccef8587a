import type { DemoCtx } from "../../domain.ts";
import { bookBank, insertBank } from "../points/index.ts";

const banks = [
  {
    name: "Celebrations",
    alertBelow: 2_000,
    deposits: [
      [12_000, "PO 4500187312"],
      [8_000, "PO 4500191846"],
    ],
  },
  { name: "Awards", alertBelow: 5_000, deposits: [[25_000, "PO 4500187313"]] },
  { name: "Incentives", alertBelow: 4_000, deposits: [[3_500, "PO 4500190020"]] },
] as const;

export async function demoBanks({ db, now, tenant, members }: DemoCtx): Promise<void> {
  const [owner] = members.filter(({ role }) => role === "admin");
  if (!owner || !tenant.features.includes("points")) return;
  for (const { deposits, ...bank } of banks) {
    const bankId = await insertBank({ db, now }, { ...bank, ownerIds: [owner.memberId] });
    for (const [amount, note] of deposits)
      await bookBank({ db, now }, { bankId, actorId: owner.memberId, amount, note });
  }
}
