// Prints how large everything is that has a limit, and fails where one is broken.
import { kernelLines, runsForOneSnippet } from "./kernel.ts";
import { allSizes } from "./sizes.ts";
import { isFine, tableOf } from "./table.ts";

const sizes = await allSizes();
console.log(tableOf(sizes));
const { files, lines } = kernelLines();
const run = await runsForOneSnippet();
console.log(`kernel: ${lines} lines with comments in ${files} files`);
console.log(`one snippet, the second time: ${run.functions} functions in ${run.files} files`);
const over = sizes.filter((size) => !isFine(size));
for (const { what, bytes, most } of over)
  console.log(
    `${what} takes ${bytes} bytes, ${bytes - most} more than it may. Make it smaller, or say in tools/size/limits.ts why it is larger.`,
  );
if (over.length > 0) process.exitCode = 1;
