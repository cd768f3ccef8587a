/** A port of this machine that nobody uses at this moment. */
export function freePort(): Promise<number>;
