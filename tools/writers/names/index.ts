// The names of the packages that snippets install, as the registries have them. It looks up each new name, so that a misspelled
// one is found; --check works without the network, and only lists the new names.
import { createHub, type Install, loadPlugins } from "hubsmith";
import { clientEntries } from "hubsmith/plugins";
import { fault, faults } from "../../support/faults.ts";
import { NAMES, namesIn, type Registry, REGISTRIES, unknownIn } from "./package-names.ts";
import { readBlocks } from "../../proofs/libraries/blocks.ts";
import { newestOf } from "../../support/registries.ts";
import { formatted, isCheck, writeOrCheck } from "../../support/written.ts";

const { plugins } = await loadPlugins(clientEntries);
const { shown } = await readBlocks();
const installs = [
  ...createHub(plugins).clients.list.map(({ install }) => install),
  ...shown.flatMap(({ blocks }) => blocks.map(({ install }) => install)),
].filter((install): install is Install => install !== undefined);
const listed: Partial<Record<Registry, readonly string[]>> = {};
for (const registry of REGISTRIES) {
  const names = namesIn(installs, registry);
  const isNew = unknownIn(registry);
  for (const name of names.filter(isNew)) {
    if (isCheck) console.log(`note: ${name} is not in ${NAMES}; the nightly run looks it up.`);
    else
      await newestOf(registry, name, "--pre").catch(() =>
        fault(`${name} is not in the registry of ${registry}.`),
      );
  }
  // A new name is not a difference; a name that no snippet has any more is one.
  listed[registry] = isCheck ? names.filter((name) => !isNew(name)) : names;
}
const file = await formatted({ path: NAMES, text: JSON.stringify(listed) });
if (faults() === 0) writeOrCheck([file], "npm run write names");
