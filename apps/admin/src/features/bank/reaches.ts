const DAY = 86_400_000;
const PACE_DAYS = 56;
const MARKS = 5;

interface Reaching {
  balance: number;
  alertBelow: number | null;
  /** In the last eight weeks. */
  paid: number;
  lastsUntil: string | null;
}

/** Shares of the time until the last of them is empty: when the owners of each are told, and when it is empty. */
export function reachesOf<B extends Reaching>(banks: readonly B[], now: number) {
  const known = banks.flatMap((bank) => (bank.lastsUntil ? [{ bank, until: Date.parse(bank.lastsUntil) }] : []));
  const end = Math.max(now + 30 * DAY, ...known.map(({ until }) => until));
  const shareOf = (at: number) => Math.min(1, Math.max(0, (at - now) / (end - now)));
  const reaches = known.map(({ bank, until }) => {
    const { balance, alertBelow, paid } = bank;
    const told = alertBelow === null ? until : now + ((balance - alertBelow) / paid) * PACE_DAYS * DAY;
    return { bank, told: Math.min(shareOf(told), shareOf(until)), empty: shareOf(until) };
  });
  const months: number[] = [];
  const first = new Date(now);
  for (let n = 1; ; n += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + n, 1);
    if (at >= end) break;
    months.push(at);
  }
  // As many as can be read beside each other, none of them upon today.
  const step = Math.max(1, Math.ceil(months.length / MARKS));
  const marks = months
    .filter((_, n) => n % step === step - 1)
    .map((at) => ({ at, share: shareOf(at) }))
    .filter(({ share }) => share > 0.1 && share < 0.97);
  return { reaches, marks };
}
