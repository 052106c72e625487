// The tests of hubs, and of what asks them, as one file, because each mutant starts a worker for each file of tests. The slow ones
// come last, as a mutant is asked no further than to the first test that finds it.
import { collectAll } from "./collected.ts";

await collectAll(import.meta.glob(["../../../core/{hub,base}/*.test.ts"]));
await collectAll(import.meta.glob(["../../../core/{snippets,checked}/*.test.ts"]));
