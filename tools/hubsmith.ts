#!/usr/bin/env node
// The command hubsmith: the catalogue, and snippets for model records, on a terminal and in pipes.
import { entries } from "hubsmith/plugins";
import { run } from "./command/run.ts";

process.exitCode = await run(process.argv.slice(2), process, entries);
