// Splits work into tasks, so that the browser responds in between.

/** Resolves in a new task. */
export const nextTurn = (): Promise<void> => new Promise((done) => setTimeout(done));
