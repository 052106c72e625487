// The checks of plugins, in the order of their reports.
import { appCheck } from "./apps.ts";
import type { Check } from "./check.ts";
import { contractCheck, placesCheck, shapeCheck } from "./contract.ts";
import { costCheck, sizeCheck } from "./cost.ts";
import { demoCheck } from "./demo.ts";
import { readsCheck } from "./reads.ts";
import { fieldsCheck } from "./fields.ts";
import { formatCheck } from "./format.ts";
import { hostileCheck } from "./hostile.ts";
import { keyCheck } from "./key.ts";
import { idCheck, isData, isPlugin, linkCheck } from "./manifest.ts";
import { mistakeChecks } from "./mistakes.ts";
import { packagesCheck } from "./packages.ts";
import { parseCheck } from "./parse.ts";
import { pureCheck } from "./purity.ts";
import { addressCheck, inputsCheck } from "./requests.ts";
import { changeCheck, hasReasons, printCheck, purposeCheck, returnCheck } from "./results.ts";
import { keysCheck, parametersCheck, recipesCheck, sampleCheck } from "./tasks.ts";
import { templatesCheck } from "./templates.ts";
import { wholeContractCheck } from "./whole-contract.ts";

/**
 * The checks of every kind of plugin, in the order of their reports. Filter them for `checks` of `CheckOptions`.
 * @example
 * ```ts
 * import { checkPlugin, pluginChecks } from "hubsmith/testing";
 *
 * const checks = pluginChecks.filter(({ id }) => id !== "hostile-strings");
 * export const faults = (plugin: unknown) => checkPlugin(plugin, { checks });
 * ```
 * @public
 */
export const pluginChecks: readonly Check[] = Object.freeze([
  isPlugin,
  isData,
  fieldsCheck,
  idCheck,
  linkCheck,
  returnCheck,
  changeCheck,
  hasReasons,
  purposeCheck,
  printCheck,
  keyCheck,
  pureCheck,
  costCheck,
  sizeCheck,
  parseCheck,
  readsCheck,
  hostileCheck,
  templatesCheck,
  addressCheck,
  inputsCheck,
  keysCheck,
  sampleCheck,
  parametersCheck,
  recipesCheck,
  appCheck,
  packagesCheck,
  demoCheck,
  wholeContractCheck,
  placesCheck,
  contractCheck,
  shapeCheck,
  formatCheck,
  ...mistakeChecks,
]);
