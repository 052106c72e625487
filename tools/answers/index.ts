// Writes the sample responses of each provider as data for the app, from its contract, which no page loads. With
// --check, only compares.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { contracts, replies } from "hubsmith/plugins/contracts";
import { sampleAnswers } from "./samples.ts";
import { isCheck, type Written, writeOrCheck } from "../written.ts";
import { recordText } from "./record.ts";

const FOLDER = "plugins/providers/answers";
const COMMAND = "npm run answers";

const loaded = await loadPlugins(
  entries.filter(({ kind }) => kind === "task" || kind === "provider"),
);
const [fault] = loaded.diagnostics;
if (fault !== undefined) throw new Error(fault.message);
const { providers, tasks } = createHub(loaded.plugins);
const served = new Map(
  await Promise.all(
    contracts.map(async ({ provider, load }) => [provider, (await load()).default] as const),
  ),
);
const replied = await Promise.all(
  replies.map(async ({ task, load }) => [task, (await load()).default] as const),
);
// The router itself has no URL: it is the policy that has a contract.
const policy = providers.list.find(({ id, baseUrl }) => baseUrl === undefined && served.has(id));
const router = policy && served.get(policy.id);

const files = providers.list.flatMap((provider) => {
  const contract = served.get(provider.id);
  if (contract === undefined) return [];
  const samples = sampleAnswers(provider, contract, {
    companions: tasks.list,
    replies: Object.fromEntries(replied),
    ...(router === undefined ? {} : { router }),
  });
  return [{ path: `${FOLDER}/${provider.id}.json`, text: recordText(provider.id, samples) }];
});
// Those of a new provider are written by the nightly run.
const isMade = ({ path }: Written): boolean => !isCheck || existsSync(path);
for (const { path } of files.filter((file) => !isMade(file)))
  console.log(`note: ${path} is missing. Run \`${COMMAND}\`.`);
if (!writeOrCheck(files.filter(isMade), COMMAND)) process.exitCode = 1;

// Files of a removed provider.
const known = new Set(files.map(({ path }) => path));
for (const name of existsSync(FOLDER) ? readdirSync(FOLDER).toSorted() : []) {
  const path = `${FOLDER}/${name}`;
  if (known.has(path)) continue;
  if (isCheck) {
    console.error(`\n${path} has no provider. Run \`${COMMAND}\`.`);
    process.exitCode = 1;
  } else {
    rmSync(path);
    console.log(`${path} was deleted.`);
  }
}
