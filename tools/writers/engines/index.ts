// Writes what each engine can load, and the auto classes of Transformers, as their newest packages say.
import { formatted, type Written, writeOrCheck } from "../../support/written.ts";
import { open } from "./archive.ts";
import { autoClassesOf, headsByType } from "./transformers.ts";

const today = new Date().toISOString().slice(0, 10);
const transformers = await open({ pip: "transformers" });
const heads = headsByType(await autoClassesOf(transformers));
const files: Written[] = [
  {
    path: "plugins/kit/libraries/transformers/auto-classes.gen.ts",
    text: `// Written by npm run write engines: transformers ${transformers.version}, models/auto/modeling_auto.py, read on ${today}.

/** By type of model, the auto classes of Transformers without "AutoModelFor"; "Model" is AutoModel. */
export const AUTO_CLASSES: Readonly<Record<string, string>> = ${JSON.stringify(heads)};
`,
  },
];
writeOrCheck(await Promise.all(files.map(formatted)), "npm run write engines");
