// Packages that only some checks need are loaded when those run.

/** Loads a package that only some checks need; where it is missing, says how to get it. @internal */
export async function optional<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(`Checking this language needs ${name}: npm install --save-dev ${name}`, {
      cause,
    });
  }
}
