// Records to test a library on: what the Hub would say of small models of our own making, one for each branch.

/** The fields of a record beside its id. */
export type Fields = Readonly<Record<string, unknown>>;

/** Records, each with a name of its own. */
export type Records = readonly (readonly [name: string, fields: Fields])[];

/** Records of models that name the library, and are tagged with it as the Hub does. */
export function recordsOf(library: string, variants: Readonly<Record<string, Fields>>): Records {
  return Object.entries(variants).map(([name, fields]) => {
    const tags = [library, ...((fields["tags"] as readonly string[] | undefined) ?? [])];
    return [`${library}: ${name}`, { library_name: library, ...fields, tags }];
  });
}

/** A record with nothing but tags. */
export const tagged = (...tags: readonly string[]): Fields => ({ tags });

/** The files of a repository. */
export const files = (...paths: readonly string[]): Fields => ({
  siblings: paths.map((rfilename) => ({ rfilename })),
});
