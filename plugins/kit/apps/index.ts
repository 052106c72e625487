// Entry "hubsmith/apps": how apps run GGUF files and the weights of Transformers, and the servers that they start.
export { type GgufSource, runsGguf } from "./gguf.ts";
export type { GgufRole } from "../libraries/gguf-role.ts";
export { type Role, roleOf } from "./roles.ts";
export { openAiServer } from "./server.ts";
export { runsWeights, type WeightsSource } from "./weights.ts";
