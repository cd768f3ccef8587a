/** Waits for work whose result is of no interest. */
export async function done(work: Promise<unknown>): Promise<null> {
  await work;
  return null;
}
