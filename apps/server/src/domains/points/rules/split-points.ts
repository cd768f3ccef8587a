import { maxPerRecipient } from "@plaudit/api/gift-limits.ts";
import type { PointsException } from "@plaudit/api/points.ts";

export interface Receiver {
  id: string;
  name: string;
  eligible: boolean;
  /** Points that this sender's sends brought this person within the restriction window. */
  sentInWindow: number;
}
export interface Ask {
  /** Points asked for each person. */
  amount: number;
  /** What the sender has left to give. */
  available: number;
  senderLocked: boolean;
  /** Points that one person may send another within the restriction window. */
  limit: number;
  receivers: readonly Receiver[];
}
export interface Share {
  id: string;
  amount: number;
}
export interface Split {
  shares: Share[];
  total: number;
  exceptions: PointsException[];
}

/** A card names some of the people it concerns; `affectedUserCount` counts them all. */
const NAMED = 50;

interface Row {
  receiver: Receiver;
  amount: number;
}

function exceptionOf(type: PointsException["type"], balance: number | null, affected: readonly Row[]): PointsException {
  const amounts = new Set(affected.map((row) => row.amount));
  const [only] = amounts;
  return {
    level: "warning",
    type,
    affectedUserCount: affected.length,
    details: {
      amount: amounts.size === 1 && only !== undefined ? only : null,
      balance,
      recipients: affected.slice(0, NAMED).map(({ receiver, amount }) => ({
        id: receiver.id,
        name: receiver.name,
        amount,
      })),
    },
  };
}

/** Who gets how many points, and who of them fewer than asked for. */
function sharedOut({ amount, available, senderLocked, limit, receivers }: Ask) {
  const balance = senderLocked ? 0 : Math.max(0, available);
  const rows: Row[] = receivers.map((receiver) => ({ receiver, amount: receiver.eligible ? amount : 0 }));
  const excluded = rows.filter((row) => row.amount === 0);

  const restricted: Row[] = [];
  for (const row of rows) {
    const room = Math.max(0, limit - row.receiver.sentInWindow);
    if (row.amount <= room) continue;
    row.amount = room;
    restricted.push(row);
  }

  const receiving = rows.filter((row) => row.amount > 0);
  const asked = receiving.reduce((sum, row) => sum + row.amount, 0);
  const short: Row[] = [];
  if (asked > balance) {
    const most = maxPerRecipient(balance, receiving.length);
    for (const row of receiving) {
      if (row.amount <= most) continue;
      row.amount = most;
      short.push(row);
    }
  }
  return { balance, rows, excluded, restricted, short, total: rows.reduce((sum, row) => sum + row.amount, 0) };
}

/** As `splitPoints`, without the reasons: how many points for each receiver, in their order. */
export function sharesOf(ask: Ask): { amounts: number[]; total: number } {
  if (ask.amount === 0) return { amounts: ask.receivers.map(() => 0), total: 0 };
  const { rows, total } = sharedOut(ask);
  return { amounts: rows.map((row) => row.amount), total };
}

/**
 * Who gets how many points, and why fewer than asked for. In this order:
 * 1. notEligible: people outside the audience, suspended, archived or with locked points get none;
 * 2. restriction: what the window's limit leaves for each of the others;
 * 3. insufficientPoints: when the rest still exceeds the balance, at most floor(balance ÷ people who still receive) each.
 * A locked sender has a balance of 0. All are errors when nobody would receive anything or the sender is locked.
 */
export function splitPoints(ask: Ask): Split {
  const { amount, senderLocked, receivers } = ask;
  if (amount === 0) return { shares: receivers.map(({ id }) => ({ id, amount: 0 })), total: 0, exceptions: [] };
  const { balance, rows, excluded, restricted, short, total } = sharedOut(ask);
  const exceptions: PointsException[] = [];
  if (restricted.length > 0) exceptions.push(exceptionOf("restriction", null, restricted));
  if (short.length > 0) exceptions.push(exceptionOf("insufficientPoints", balance, short));
  else if (senderLocked) exceptions.push(exceptionOf("insufficientPoints", 0, []));
  if (excluded.length > 0) exceptions.push(exceptionOf("notEligible", null, excluded));
  const level = total === 0 || senderLocked ? "error" : "warning";
  return {
    shares: rows.map((row) => ({ id: row.receiver.id, amount: row.amount })),
    total,
    exceptions: exceptions.map((exception) => ({ ...exception, level })),
  };
}
