#!/usr/bin/env node
// The command hubsmith.
import module from "node:module";
import { setFlagsFromString } from "node:v8";

// Older versions fail at an import, with an error that names no version.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `hubsmith: error: hubsmith needs Node 20.19 or later, and this is Node ${process.versions.node}. Install a newer version of Node.`,
  );
  process.exit(2);
}

// V8 would let the heap grow to four times what is alive before it collects all of it. That is not faster here.
setFlagsFromString("--heap-growing-percent=100");
// V8 compiles functions nine times as late as by default: compiling hundreds of them early took a fifth of the CPU time.
// Later versions of V8 do not have the flag, and print an error.
if (major === 20) setFlagsFromString("--interrupt-budget=1200000");

// Since version 22, Node keeps compiled code in the folder for temporary files. It must know the flags.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => void };
enableCompileCache?.();

const { reportUncaught, run } = await import("./command/program.ts");
reportUncaught(process);
process.exitCode = await run(process.argv.slice(2), process, {
  entries: async () => (await import("hubsmith/plugins")).entries,
});
