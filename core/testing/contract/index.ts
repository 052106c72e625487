// Entry "./contract": what a service takes and replies, as data. It runs anywhere, and no page loads it to print a snippet.
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
