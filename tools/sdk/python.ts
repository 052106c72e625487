// What huggingface_hub and openai can do, asked of the packages in the Python that the checks use.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensurePython } from "../setup.ts";
import type { Written } from "../written.ts";

const PATH = "plugins/clients/python/shared/sdk.gen.ts";
const SCRIPT = fileURLToPath(new URL("python.py", import.meta.url));

/** What the script prints. */
export interface Found {
  readonly huggingface_hub: { readonly version: string; readonly tasks: object };
  readonly openai: { readonly version: string; readonly chat: readonly string[] };
}

/** The file of the Python SDKs. */
export async function pythonSdks(): Promise<Written> {
  const printed = execFileSync(await ensurePython(), [SCRIPT], { encoding: "utf8" });
  return { path: PATH, text: formatted(PATH, textOf(JSON.parse(printed) as Found)) };
}

/** The module of what was found, not yet formatted. */
export function textOf({ huggingface_hub: hub, openai }: Found): string {
  const sdk = { name: "huggingface_hub", version: hub.version, tasks: hub.tasks };
  return `// What huggingface_hub ${hub.version} and openai ${openai.version} can do. Made by \`npm run sdk\`; not to be edited.
    import type { Sdk } from "../../shared/sdk.ts";

    export const huggingfaceHub: Sdk = ${JSON.stringify(sdk)};

    /** What \`chat.completions.create\` of openai takes by name; anything else travels in \`extra_body\`. */
    export const openAiChat: readonly string[] = ${JSON.stringify(openai.chat)};
  `;
}

/** Source text as the formatter leaves it. */
export function formatted(path: string, text: string): string {
  return execFileSync("node_modules/.bin/oxfmt", ["--stdin-filepath", path], {
    input: text,
    encoding: "utf8",
  });
}
