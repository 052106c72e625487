// Entry "./contract": contracts of services, as data. It has no dependencies, and pages do not load it for
// snippets.
export {
  bases,
  type Contract,
  defineContract,
  type Errors,
  errorsOf,
  type Exchange,
  type Url,
  openAiErrors,
  type Reply,
  reply,
  type Source,
  takes,
  url,
} from "./contract.ts";
export {
  anything,
  fact,
  forLora,
  joined,
  type Members,
  oneOf,
  open,
  optional,
  type Pattern,
  segment,
  type TaskKey,
} from "./pattern.ts";
