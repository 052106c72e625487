// Runs JavaScript modules one after another. A program ends when its module is evaluated; errors are printed to the depth
// that Node prints. Its variables and its modules in node_modules stay for the next one.
const { realpathSync } = require("node:fs");
const { isAbsolute, join, resolve } = require("node:path");
const { pathToFileURL } = require("node:url");
const { inspect } = require("node:util");

// A module is evaluated once, so that a file that several programs run has a URL of its own for each.
let runs = 0;

process.on("disconnect", process.exit);
process.on("message", async ({ folder, file, environment, caches }) => {
  process.chdir(folder);
  for (const { file, name } of caches)
    (await import(pathToFileURL(realpathSync(join("node_modules", file)))))[name].clear();
  process.env = environment;
  const texts = { stdout: [], stderr: [] };
  for (const name of ["stdout", "stderr"])
    process[name].write = (text) => texts[name].push(Buffer.from(text)) > 0;
  let code = 0;
  try {
    const url = pathToFileURL(resolve(folder, file));
    await import(isAbsolute(file) ? `${url}?${(runs += 1)}` : url);
  } catch (error) {
    code = 1;
    console.error(inspect(error, { depth: 5 }));
  }
  const [out, errors] = [texts.stdout, texts.stderr].map((all) => Buffer.concat(all));
  process.send({ code: process.exitCode ?? code, out, errors: errors.toString() });
  process.exitCode = undefined;
});
