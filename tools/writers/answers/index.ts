// Writes the sample responses of each provider as data for the app, from its contract, which no page loads. With
// --check, only compares.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { isPolicy } from "#core/kinds/provider";
import { sampleAnswers } from "./samples.ts";
import { fault } from "../../support/faults.ts";
import { loadServices } from "../../support/services.ts";
import { isCheck, type Written, writeOrCheck } from "../../support/written.ts";
import { recordText } from "./record.ts";

const FOLDER = "plugins/answers";
const COMMAND = "npm run write answers";

const { providers, tasks, contracts, replies } = await loadServices();
// The router itself has no URL: it is the policy that has a contract.
const policy = providers.list.find((provider) => isPolicy(provider) && contracts.has(provider.id));
const router = policy && contracts.get(policy.id);

const files = providers.list.flatMap((provider) => {
  const contract = contracts.get(provider.id);
  if (contract === undefined) return [];
  const samples = sampleAnswers(provider, contract, {
    companions: tasks.list,
    replies,
    ...(router === undefined ? {} : { router }),
  });
  return [{ path: `${FOLDER}/${provider.id}.json`, text: recordText(provider.id, samples) }];
});
// Those of a new provider are written by the nightly run.
const isMade = ({ path }: Written): boolean => !isCheck || existsSync(path);
for (const { path } of files.filter((file) => !isMade(file)))
  console.log(`note: ${path} is missing. Run \`${COMMAND}\`.`);
writeOrCheck(files.filter(isMade), COMMAND);

// Files of a removed provider.
const known = new Set(files.map(({ path }) => path));
for (const name of existsSync(FOLDER) ? readdirSync(FOLDER).toSorted() : []) {
  const path = `${FOLDER}/${name}`;
  if (known.has(path)) continue;
  if (isCheck) fault(`${path} has no provider. Run \`${COMMAND}\`.`);
  else {
    rmSync(path);
    console.log(`${path} was deleted.`);
  }
}
