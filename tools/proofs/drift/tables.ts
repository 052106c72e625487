// Compares the types of models that Transformers knows with those of its newest package.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TYPES } from "#plugins/kit/libraries/transformers/types";
import { output } from "../../support/process.ts";
import { ensurePython } from "../../support/setup.ts";

// Prints the types of models in each table.
const READ = `
import ast, json, sys, zipfile
source = zipfile.ZipFile(sys.argv[1]).read("transformers/models/auto/modeling_auto.py").decode()
tables = {}
for node in ast.parse(source).body:
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        pairs = node.value.args[0].elts if node.value.args and isinstance(node.value.args[0], ast.List) else []
        keys = [pair.elts[0].value for pair in pairs if isinstance(pair, ast.Tuple) and isinstance(pair.elts[0], ast.Constant)]
        if keys: tables[node.targets[0].id] = keys
print(json.dumps(tables))
`;

/** The tables of the newest Transformers, each with its types of models. */
async function newestTables(): Promise<Readonly<Record<string, readonly string[]>>> {
  const python = await ensurePython();
  const folder = mkdtempSync(join(tmpdir(), "transformers-"));
  try {
    const pip = ["-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, "transformers"];
    await output(python, pip);
    const [wheel = ""] = readdirSync(folder);
    console.log(wheel);
    return JSON.parse(await output(python, ["-c", READ, join(folder, wheel)])) as Record<
      string,
      readonly string[]
    >;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the types that only one of both has; rejects if the table of the plugins has one that the package does not know. */
export async function compareTypes(): Promise<void> {
  const tables = Object.entries(await newestTables());
  const theirs = new Set(tables.flatMap(([, types]) => types));
  const ofTasks = new Set(
    tables.flatMap(([name, types]) => (name.startsWith("MODEL_FOR_") ? types : [])),
  );
  if (ofTasks.size < 100) throw new Error("The package has its tables in another form.");
  const ours = new Set(Object.values(TYPES).flatMap((types) => [...types]));
  const added = [...ofTasks].filter((type) => !ours.has(type));
  const gone = [...ours].filter((type) => !theirs.has(type));
  console.log(`Types without a row (${added.length}): ${added.join(", ") || "none"}`);
  if (gone.length > 0) throw new Error(`Types that the package does not know: ${gone.join(", ")}`);
}
