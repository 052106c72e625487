// The MCP Inspector, a client that is not ours, asks `hubsmith mcp` for its tools, and for a program.
import { ended } from "../../support/process.ts";

/** Its package on npm, with its version. */
export const INSPECTOR = "@modelcontextprotocol/inspector@2.12.0";

const SERVER = ["node", "--import", "tsx", "tools/run.ts", "hubsmith", "mcp"];
const QUESTIONS: readonly (readonly [method: readonly string[], answer: RegExp])[] = [
  [["tools/list"], /"find_models"[^]*"explain_absence"/],
  [
    ["tools/call", "--tool-name", "snippet", "--tool-arg", "model=Qwen/Qwen3-8B", "client=curl"],
    /router\.huggingface\.co/,
  ],
];

/** What it does not get; nothing if all is well. The path has its programs, and a Node that is new enough. */
export async function inspect(path: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [method, answer] of QUESTIONS) {
    const argv = ["--cli", ...SERVER, "--method", ...method];
    const env = { PATH: path };
    const { code, out, errors } = await ended("mcp-inspector", argv, { env });
    if (code !== 0 || !answer.test(out))
      problems.push(`${method.join(" ")} ended with ${code}:\n${out}${errors}`);
  }
  return problems;
}
