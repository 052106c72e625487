// What SDKs can call is listed beside the clients; here the lists are held against the SDKs themselves.
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hub } from "hubsmith";

type Pairs = Readonly<Record<string, readonly string[]>>;

const FROM_PYTHON = `
import json
from huggingface_hub.inference._providers import PROVIDERS
print(json.dumps({provider: sorted(tasks) for provider, tasks in PROVIDERS.items()}))
`;
const FROM_JS = "node_modules/@huggingface/inference/dist/esm/lib/getProviderHelper.js";

/** How the lists differ from the SDKs that are installed, for the providers of a hub. */
export async function tableFaults(hub: Hub, python: string): Promise<readonly string[]> {
  const fromPython = JSON.parse(
    execFileSync(python, ["-c", FROM_PYTHON], { encoding: "utf8" }),
  ) as Pairs;
  const { PROVIDERS } = (await load(FROM_JS)) as { PROVIDERS: Record<string, object> };
  const fromJs = Object.fromEntries(
    Object.entries(PROVIDERS).map(([provider, tasks]) => [provider, Object.keys(tasks)]),
  );
  const faults: string[] = [];
  for (const [language, real] of Object.entries({ python: fromPython, js: fromJs })) {
    const file = `plugins/clients/${language}/shared/pairs.ts`;
    const { PAIRS } = (await load(file)) as { PAIRS: Pairs };
    const all: Pairs = { auto: [...new Set(Object.values(real).flat())], ...real };
    for (const { id } of hub.providers) {
      const listed = PAIRS[id] ?? [];
      const known: readonly string[] = all[id] ?? [];
      for (const task of listed.filter((task) => !known.includes(task)))
        faults.push(`${file}: ${id} has ${task}, and the SDK has not. Take it out.`);
      for (const task of known.filter((task) => !listed.includes(task)))
        faults.push(`${file}: ${id} lacks ${task}, which the SDK has. Put it in.`);
    }
  }
  return faults;
}

// By path, because neither the lists nor the registry of the SDK are exported.
function load(path: string): Promise<unknown> {
  return import(pathToFileURL(resolve(path)).href);
}
