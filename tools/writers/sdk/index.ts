// Writes the abilities of the installed SDKs, for the clients that print them; with --check, only compares.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ensurePython } from "../../support/setup.ts";
import { formatted, writeOrCheck } from "../../support/written.ts";
import { javascriptSdk } from "./javascript.ts";

interface PythonSdks {
  readonly huggingface_hub: { readonly version: string; readonly tasks: object };
  readonly openai: { readonly version: string; readonly methods: object };
  readonly anthropic: { readonly version: string; readonly messages: readonly string[] };
}

const script = join(import.meta.dirname, "python.py");
const {
  huggingface_hub: hub,
  openai,
  anthropic,
} = JSON.parse(execFileSync(await ensurePython(), [script], { encoding: "utf8" })) as PythonSdks;
const forPython = `// What huggingface_hub ${hub.version}, openai ${openai.version} and anthropic ${anthropic.version} can do. Made by \`npm run write sdk\`; not to be edited.
import type { Sdk } from "../sdk.ts";

export const huggingfaceHub: Sdk = ${JSON.stringify({ name: "huggingface_hub", ...hub })};

/** What each method of openai takes by name; anything else is sent in \`extra_body\`. */
export const openAiMethods: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(openai.methods)};

/** What \`messages.create\` of anthropic takes by name. */
export const anthropicArguments: readonly string[] = ${JSON.stringify(anthropic.messages)};
`;

const js = await javascriptSdk();
const javascript = `// What @huggingface/inference ${js.version} can do. Made by \`npm run write sdk\`; not to be edited.
import type { Sdk } from "../sdk.ts";

export const huggingfaceJs: Sdk = ${JSON.stringify(js)};
`;

const files = [
  { path: "plugins/kit/clients/python/sdk.gen.ts", text: forPython },
  { path: "plugins/kit/clients/js/sdk.gen.ts", text: javascript },
];
writeOrCheck(await Promise.all(files.map(formatted)), "npm run write sdk");
