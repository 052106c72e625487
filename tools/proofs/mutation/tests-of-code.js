// The quick tests of program text as one file, because each mutant starts a worker for each file of tests.
import { collectAll } from "./collected.ts";

await collectAll(
  import.meta.glob([
    "../../../core/code/*.test.ts",
    "../../../plugins/languages/*.test.ts",
    "!**/{holes-random,read-back}.test.ts",
  ]),
);
