// The subcommand mcp: a Model Context Protocol server over standard input and output, for agents.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createHub, type Entry, loadPlugins } from "hubsmith";
import { loadOffers } from "hubsmith/offers";
import { errorText } from "#core/base/issue";
import { allFacts } from "#models/records";
import type { Subcommand } from "../context.ts";
import { manifest } from "../io.ts";
import { MARKDOWN } from "./markdown.ts";
import { bounded, type Knowledge, TOOLS } from "./tools.ts";

/** Creates a server that answers from the built-in plugins, models and offers. */
export function createServer(entries: () => Promise<readonly Entry[]>): McpServer {
  const server = new McpServer({ name: "hubsmith", version: manifest().version });
  let loading: Promise<Knowledge> | undefined;
  const load = async (): Promise<Knowledge> => {
    const all = await entries();
    const [{ plugins }, offers] = await Promise.all([loadPlugins(all), loadOffers()]);
    return { hub: createHub(plugins), entries: all, offers, facts: allFacts() };
  };
  for (const [name, { title, description, inputSchema, answer }] of Object.entries(TOOLS))
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (input: object): Promise<CallToolResult> => {
        const knowledge = await (loading ??= load());
        try {
          return { content: [{ type: "text", text: bounded(answer(input as never, knowledge)) }] };
        } catch (error) {
          const text = MARKDOWN.sentence(errorText(error));
          return { content: [{ type: "text", text }], isError: true };
        }
      },
    );
  return server;
}

export const mcp: Subcommand = {
  define: (command, { entries }) =>
    command.addHelpText("after", HELP).action(async () => {
      // Each answer that waits for the pipe is a listener.
      process.stdout.setMaxListeners(0);
      const transport = new StdioServerTransport();
      const ended = new Promise<void>((resolve) => {
        transport.onclose = resolve;
        process.stdin.once("end", resolve);
      });
      await createServer(entries).connect(transport);
      await ended;
    }),
};

const HELP = `
A client such as Claude Code, Codex, VS Code or Cursor starts this command, and
talks to it over standard input and output. It makes no network calls.

Tools: ${Object.keys(TOOLS).join(", ")}.

Examples:
  $ hubsmith mcp
  $ claude mcp add hubsmith -- npx -y hubsmith mcp`;
