// npm run ledger:verify: replays every entry of every tenant, and reports whether each balances and is as it was sealed.
import { runVerification } from "../../operator/verification.ts";
import { verifyLedgers } from "./verify-ledgers.ts";

await runVerification(verifyLedgers);
