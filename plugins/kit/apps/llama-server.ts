// The server of llama.cpp, which several apps start.
import { type Code, sh } from "hubsmith/code";
import type { GgufSource } from "./gguf.ts";
import type { GgufRole } from "../libraries/gguf-role.ts";

const FLAGS = { chat: sh``, embed: sh` --embedding`, rank: sh` --reranking` };

/**
 * What follows the model in the command of llama.cpp's server, with a space before it. Never throws.
 * @see https://github.com/ggml-org/llama.cpp/tree/master/tools/server
 * @example
 * ```ts
 * import { serverFlags } from "hubsmith/apps";
 * import { render, sh } from "hubsmith/code";
 *
 * render(sh`llama-server -m name.gguf${serverFlags("embed")}`); // → "llama-server -m name.gguf --embedding"
 * ```
 * @public
 */
export const serverFlags = (role: GgufRole): Code<"sh"> => FLAGS[role];

/**
 * The command of llama.cpp's server, which downloads the model. It listens at http://localhost:8080. Never throws.
 * @example
 * ```ts
 * import { llamaServer } from "hubsmith/apps";
 * import { render, sh } from "hubsmith/code";
 *
 * render(llamaServer({ hf: sh`-hf owner/name`, role: "chat" })); // → "llama-server -hf owner/name"
 * ```
 * @public
 */
export const llamaServer = ({ hf, role }: Pick<GgufSource, "hf" | "role">): Code<"sh"> =>
  sh`llama-server ${hf}${serverFlags(role)}`;
