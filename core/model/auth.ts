// How a service takes its key.

/** How a service takes its key; as `Authorization: Bearer …` unless told. @public */
export interface Auth {
  /** The header; `Authorization` unless told. */
  readonly header?: string;
  /** What stands before the key; `Bearer` in `Authorization`, and nothing in another header, unless told. */
  readonly scheme?: string;
  /** The name in the query of the URL, for a service that takes its key there. */
  readonly query?: string;
}
