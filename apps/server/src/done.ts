/** Waits for work whose answer is that it is done. */
export async function done(work: Promise<unknown>): Promise<null> {
  await work;
  return null;
}
