// All of them, for what makes the migration.
export {
  pointsAllocationRuns,
  pointsBanks,
  pointsBudgetItems,
  pointsGiftRules,
  pointsGifts,
} from "./budget-tables.ts";
export {
  pointsAccounts,
  pointsDays,
  pointsEntries,
  pointsLeaverLots,
  pointsLots,
  pointsNotes,
  pointsSent,
  pointsTransactions,
} from "./ledger-tables.ts";
export { pointsSettings } from "./settings-tables.ts";
