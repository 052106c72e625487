// The tests of hubs, and of what asks them, as one file, because each mutant starts a worker for each file of tests.
import { collectAll } from "./collected.ts";

await collectAll(import.meta.glob("../../core/{hub,usage}/*.test.ts"));
