// The tests of the providers as one file, without the golden texts, because each mutant starts a worker for each file of tests. The slow
// ones come last, as a mutant is asked no further than to the first test that finds it.
import { collectAll } from "./collected.ts";

await collectAll(
  import.meta.glob(["../../../plugins/providers/**/*.test.ts", "!**/sweep.test.ts"]),
);
await collectAll(
  import.meta.glob(["../../../plugins/facts.test.ts", "../../../app/proofs/proofs.test.ts"]),
);
