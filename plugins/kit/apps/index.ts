// Entry "hubsmith/apps": how apps run GGUF files, the weights of Transformers and MLX, and checkpoints of images, and the servers that they start.
export { type GgufFile, type GgufSource, opensGguf, runsGguf, runsGgufFile } from "./gguf.ts";
export { contextFlag } from "./context.ts";
export { eitherOf, type Runs } from "./either.ts";
export { type Checkpoint, runsCheckpoint } from "./checkpoint.ts";
export type { CheckpointPart, CheckpointRole } from "./drawing-files.ts";
export { type MlxSource, runsMlx } from "./mlx.ts";
export type { GgufRole } from "../libraries/gguf-role.ts";
export type { HubRun } from "./access.ts";
export { brewed, platformNames, sameInstall } from "./platforms.ts";
export { type Role, roleOf } from "./roles.ts";
export { agentContext, type LocalApp, type LocalOptions, runLocally } from "./run-locally.ts";
export type { EngineTable } from "../engines/table.ts";
export { imagesFromFiles, openAiServer } from "./server.ts";
export { runsWeights, type WeightsSource } from "./weights.ts";
