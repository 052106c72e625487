// Works on a list with some workers, each of which takes the next item.

/** Rejects with the first failure. */
export async function inTurn<T>(
  items: readonly T[],
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
