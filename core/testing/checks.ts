// The checks of plugins, in the order of their reports.
import type { Check } from "./check.ts";
import { contractCheck, placesCheck, shapeCheck } from "./contract-checks.ts";
import { costCheck, sizeCheck } from "./cost-check.ts";
import { demoCheck } from "./demo-check.ts";
import { readsCheck } from "./explore.ts";
import { fieldsCheck } from "./fields.ts";
import { formatCheck } from "./format-check.ts";
import { hostileCheck } from "./hostile-check.ts";
import { keyCheck } from "./key-check.ts";
import { idCheck, isData, isPlugin, linkCheck } from "./manifest-checks.ts";
import { mistakeChecks } from "./mistake-checks.ts";
import { parseCheck } from "./parse-check.ts";
import { pureCheck } from "./pure-check.ts";
import { addressCheck, inputsCheck } from "./request-checks.ts";
import { changeCheck, hasReasons, printCheck, purposeCheck, returnCheck } from "./result-checks.ts";
import { keysCheck, sampleCheck } from "./task-checks.ts";
import { wholeContractCheck } from "./whole-contract-check.ts";

/** The checks of every kind of plugin. @public */
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
  addressCheck,
  inputsCheck,
  keysCheck,
  sampleCheck,
  demoCheck,
  wholeContractCheck,
  placesCheck,
  contractCheck,
  shapeCheck,
  formatCheck,
  ...mistakeChecks,
]);
