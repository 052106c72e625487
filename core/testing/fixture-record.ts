// A fixture record before it is read.

/** A record before it is read: a name, and the fields of a model. @internal */
export type FixtureRecord = readonly [name: string, fields: Readonly<Record<string, unknown>>];
