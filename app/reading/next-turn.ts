// Work in turns, so that the browser answers a visitor in between.

/** Resolves in a turn of its own. */
export const nextTurn = (): Promise<void> => new Promise((done) => setTimeout(done));
