// Agents and proxies that call a server on the user's machine: they have no models of their own.
import { absent, type AppCommand, type AppRun, isAbsence, type Platform } from "hubsmith";
import { sh } from "hubsmith/code";
import { contextFlag, contextNote, GROWS } from "./context.ts";
import { eitherOf, type Runs } from "./either.ts";
import { runsGguf } from "./gguf.ts";
import mlxLm from "../engines/mlx-lm.gen.ts";
import vllm from "../engines/vllm.gen.ts";
import { runsMlx } from "./mlx.ts";
import { runsWeights } from "./weights.ts";

/** A server that an agent calls. */
export interface AgentServer {
  readonly url: string;
  /** The name of the model there. */
  readonly model: string;
  /** The name of the server, for the settings of the agent. */
  readonly name: keyof typeof INSTALLS;
  /** It reads pictures. */
  readonly sees: boolean;
}

/** The function `runs` of an agent: start the server that runs the model, then what `commands` returns. */
export function runsAgent(commands: (place: AgentServer) => readonly AppCommand[]): Runs {
  const serve = (code: AppCommand["code"], place: AgentServer): AppRun => {
    const installs: readonly InstallStep[] = INSTALLS[place.name];
    const platforms = [...new Set(installs.flatMap((install) => install.platforms))];
    const start = { purpose: `Start ${place.name}`, code };
    const first = installs.map(({ how = "", ...install }) => ({
      purpose: `Install ${place.name}${how}`,
      ...install,
    }));
    return { commands: [...first, start, ...commands(place)], platforms };
  };
  const chats = eitherOf(
    runsGguf(["chat"], ({ model, hf, projector, context }) =>
      serve(sh`llama-server ${hf}${contextFlag("-c", context)}`, {
        url: "http://localhost:8080",
        model: model.id,
        name: "llama.cpp",
        sees: projector !== undefined,
      }),
    ),
    runsMlx(
      ["chat"],
      ({ model, context }) => ({
        ...serve(sh`mlx_lm.server --model ${model.id}`, {
          url: "http://localhost:8080",
          model: model.id,
          name: "mlx-lm",
          sees: false,
        }),
        ...contextNote(GROWS, context),
      }),
      mlxLm,
    ),
    runsWeights(
      ["chat"],
      ({ model, trust, context }) =>
        serve(sh`vllm serve ${model.id}${contextFlag("--max-model-len", context)}${trust}`, {
          url: "http://localhost:8000",
          model: model.id,
          name: "vllm",
          sees: model.pipeline_tag === "image-text-to-text",
        }),
      vllm,
    ),
  );
  return (...asked) => {
    const run = chats(...asked);
    return isAbsence(run) ? NO_CHAT : run;
  };
}

// The commands of the servers' own apps.
interface InstallStep extends Pick<AppCommand, "code"> {
  readonly platforms: readonly Platform[];
  readonly how?: string;
}
const INSTALLS = {
  "llama.cpp": [
    // On Linux, it is rarely installed.
    { code: sh`brew install llama.cpp`, platforms: ["linux"], how: " with Homebrew, from brew.sh" },
    { code: sh`brew install llama.cpp`, platforms: ["macos"] },
    { code: sh`winget install llama.cpp`, platforms: ["windows"] },
  ],
  "mlx-lm": [{ code: sh`pip install -U mlx-lm`, platforms: ["macos"] }],
  vllm: [{ code: sh`pip install -U "vllm[audio]"`, platforms: ["linux"] }],
} satisfies Readonly<Record<string, readonly InstallStep[]>>;

const NO_CHAT = absent({
  code: "no-chat",
  reason: "It needs a chat that llama.cpp, MLX LM or vLLM serves.",
  fix: "Choose a chat model.",
});
