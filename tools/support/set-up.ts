// Installs what the checks need, in a process of its own: apt-get and pip are waited for, and the checks go on meanwhile.
// The last line of its output says what it found.
import { ensureCommands, thisMachine } from "./machine.ts";
import { ensurePython } from "./setup.ts";

const machine = await thisMachine();
const { chromium, missing, faults } = ensureCommands(machine);
const all = [...faults];
if (!missing.includes("python3")) {
  await ensurePython().catch((error: unknown) => {
    all.push(error instanceof Error ? error.message : String(error));
  });
}
all.forEach(machine.say);
console.log(JSON.stringify({ chromium, failed: all.length }));
