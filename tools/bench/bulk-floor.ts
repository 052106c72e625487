// The floor of a bulk run: reads records, parses each, prints a text as long as its answer, and thinks nothing.
import { createReadStream, readFileSync } from "node:fs";

const [records = "", outputs = ""] = process.argv.slice(2);
const answers = readFileSync(outputs, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as unknown);
// What came before is no part of it.
const before = process.cpuUsage();
const started = performance.now();

let [rest, read] = ["", 0];
for await (const piece of createReadStream(records, "utf8") as AsyncIterable<string>) {
  const lines = (rest + piece).split("\n");
  rest = lines.pop()!;
  const texts: string[] = [];
  for (const line of lines) {
    JSON.parse(line);
    texts.push(JSON.stringify(answers[read % answers.length]));
    read += 1;
  }
  await new Promise((done) => process.stdout.write(`${texts.join("\n")}\n`, done));
}
const { user, system } = process.cpuUsage(before);
console.error(
  JSON.stringify({ cpu: (user + system) / 1e6, wall: (performance.now() - started) / 1e3, read }),
);
