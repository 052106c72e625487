// The settings that make a client start the server.
import { json, render, sh, toml } from "hubsmith/code";

const COMMAND = ["npx", "-y", "hubsmith", "mcp"] as const;
const [command, ...args] = COMMAND;

/** Commands, and parts of files with their paths, by client. */
export const CONFIGS: Readonly<Record<string, string>> = {
  "claude-code": render(sh`claude mcp add hubsmith -- npx -y hubsmith mcp`),
  codex: render(toml`
    # Add to ~/.codex/config.toml
    [mcp_servers.hubsmith]
    command = ${command}
    args = ${args}
  `),
  vscode: `// Add to .vscode/mcp.json\n${render(json`${{ servers: { hubsmith: { type: "stdio", command, args } } }}`)}`,
  cursor: `// Add to ~/.cursor/mcp.json\n${render(json`${{ mcpServers: { hubsmith: { command, args } } }}`)}`,
};
