// Splits work into tasks, so that the browser responds in between.

export const nextTurn = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Resolves when the browser is idle, in a separate task for each caller. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done);
  });
