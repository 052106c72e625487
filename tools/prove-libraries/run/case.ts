// A case: a record whose programs are run, and the model that is created for it.

/** A record whose programs in Python are run. */
export interface Case {
  readonly library: string;
  /** The record's name, after that of the library. */
  readonly record: string;
  /** Creates the model: a file of `models/`, which gets the output folder. */
  readonly model: string;
  /** Strings that the output of each program contains. */
  readonly prints: RegExp;
}

/** Makes a case; the record's name is without that of the library. */
export function of(library: string, record: string, model: string, prints: RegExp): Case {
  return { library, record: `${library}: ${record}`, model, prints };
}
