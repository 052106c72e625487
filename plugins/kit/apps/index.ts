// Entry "hubsmith/apps": how apps run GGUF files and the weights of Transformers, and the servers that they start.
export { AGENT_INSTALLS, runsAgent } from "./agent.ts";
export { runsEither } from "./either.ts";
export {
  type GgufFileSource,
  type GgufLimits,
  type GgufSource,
  hubUrl,
  runsGguf,
  runsGgufFile,
} from "./gguf.ts";
export { llamaServer, serverFlags } from "./llama-server.ts";
export type { GgufRole } from "../libraries/gguf-role.ts";
export { type Role, roleOf } from "./roles.ts";
export { openAiServer } from "./server.ts";
export { runsWeights, type WeightsSource } from "./weights.ts";
