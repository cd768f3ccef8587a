import { Transaction } from "../db/transaction.ts";

export interface Sent {
  text: string;
  values?: readonly unknown[] | undefined;
}

/** What the work sends to the database, in order, and how often it waits for it. */
export async function recordSent(work: () => Promise<unknown>): Promise<{ sent: Sent[]; roundTrips: number[] }> {
  const sent: Sent[] = [];
  const transactions = new Set<Transaction>();
  const { send } = Transaction.prototype;
  Transaction.prototype.send = function (this: Transaction, statement) {
    sent.push(statement);
    transactions.add(this);
    return send.call(this, statement);
  };
  try {
    await work();
  } finally {
    Transaction.prototype.send = send;
  }
  return { sent, roundTrips: [...transactions].map((transaction) => transaction.roundTrips) };
}
