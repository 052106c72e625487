// What `npm run fuzz -- --help` says.
import { WRONGS } from "./judge.ts";

/** The help. */
export const HELP: string = `Plants hostile values wherever outside text reaches a generator, and has interpreters read what is printed.

  npm run fuzz                          10,000 cases from a seed of chance, which is said
  npm run fuzz -- --runs N              as many cases; each target has had its turn after about 9,000
  npm run fuzz -- --seed S              the same cases again, if --runs and --only are the same, too
  npm run fuzz -- --only TEXT           the targets with this text in their names alone, such as library/timm or sh/curl
  npm run fuzz -- --jobs N              how many processes work at the same time (2)

A target is a library with a record, or a provider, a task and a client. A case plants one value, now and then up to three, at
places that were seen to be read: fields of the record, names of the request and of its options, parameters, inputs. A
value is a text of hostile pieces, JSON with hostile keys, up to a megabyte, or what no JSON is: an object that holds itself,
one that throws when it is read, a symbol.

What is printed is read by CPython, V8 and acorn, and bash, which runs it with a stub for every command in an empty folder.
It ends with 1 where it finds one of these, and else with 0:

${Object.entries(WRONGS)
  .map(([kind, what]) => `  ${kind.padEnd(10)} ${what}`)
  .join("\n")}

The first of each kind are made as small as they get, and printed as a call that can be pasted into a test.
`;
