// Agents, which call the server of llama.cpp.
import type { Absence, AppCommand, AppRun, Install, Model, Platform } from "hubsmith";
import { type GgufSource, runsGguf } from "./gguf.ts";
import { llamaServer } from "./llama-server.ts";

/** How llama.cpp is installed, for the server that an agent calls. @public */
export const AGENT_INSTALLS: Readonly<Record<Platform, Install>> = {
  linux: { brew: ["llama.cpp"] },
  macos: { brew: ["llama.cpp"] },
  windows: { winget: ["llama.cpp"] },
};

/**
 * Makes the function `runs` of an agent: the server of llama.cpp is started, then the agent is pointed at it.
 * Never throws.
 * @param configure - The commands of the agent.
 * @returns The function, for `defineApp`.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { runsAgent } from "hubsmith/apps";
 * import { sh } from "hubsmith/code";
 *
 * const runs = runsAgent(({ model }) => [{ purpose: "Start it", code: sh`press --model ${model.id}` }]);
 * const { model } = parseModel({ id: "owner/name-GGUF", tags: ["gguf"] });
 * "commands" in runs(model!); // → true
 * ```
 * @public
 */
export const runsAgent = (
  configure: (source: GgufSource) => readonly AppCommand[],
): ((model: Model, file?: string) => AppRun | Absence) =>
  runsGguf(
    (source) => ({
      commands: [
        { purpose: "Start the model server, and leave it open", code: llamaServer(source) },
        ...configure(source),
      ],
    }),
    { roles: ["chat"] },
  );
