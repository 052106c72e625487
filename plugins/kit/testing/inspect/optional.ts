// Loads packages that only some checks need, when those run.

/** Loads a package that only some checks need; if it is missing, the error has the command that installs it. @internal */
export async function optional<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(`Checking this language needs ${name}: npm install --save-dev ${name}`, {
      cause,
    });
  }
}
