// Measures how each generator grows with each of its inputs, and names those that grow faster than a line.
import { growthOf, isSteep, steepText } from "./growth.ts";
import { growing } from "./subjects.ts";

// `npm run growth -- python/requests` measures those whose names have the words.
const words = process.argv.slice(2);
const all = (await growing({ isWhole: true })).filter(({ name }) =>
  words.every((word) => name.includes(word)),
);
let count = 0;
let steepest = 0;
for (const one of all) {
  const growth = growthOf(one);
  steepest = Math.max(steepest, growth.time, growth.memory);
  if (!isSteep(growth)) continue;
  count += 1;
  console.log(`FAILED: ${steepText(growth)}`);
}
console.log(
  `${all.length} inputs of generators, ${count} of which grow faster than a line; the largest exponent is ${steepest.toFixed(2)}.`,
);
if (count > 0 || all.length === 0) process.exitCode = 1;
