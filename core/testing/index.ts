// Entry "./testing": what authors of plugins test them with. It runs under Node, and never goes into an app.
export type { Inspector } from "./batch.ts";
export { type Check, type CheckContext, type Finding } from "./check.ts";
export {
  type CheckOptions,
  checkPlugin,
  checkPlugins,
  type Fault,
  subjectsOf,
} from "./check-plugin.ts";
export { pluginChecks } from "./checks.ts";
export { fixture, type FixtureModel, fixtureModels } from "./fixtures.ts";
export { hostileStrings } from "./hostile.ts";
export { parsePrograms } from "./inspect.ts";
export { pageOf } from "./page.ts";
export { hostileModel, type Planted } from "./plant.ts";
export type { Inspection, InspectOptions, Program, ProgramFault } from "./program.ts";
export { randomValues } from "./random.ts";
export { readBack, type ReadBackResult } from "./read-back.ts";
export type { ReadBackCase, ReadBackLanguage, ReadBackOptions } from "./read-back-case.ts";
export type { OfferedProgram, Subject } from "./subjects.ts";
