// Claude Code: Anthropic's agent for code in the terminal.
import { defineAgent } from "hubsmith/agents";
import { env, sh } from "hubsmith/code";

const UNIX = { script: ["curl -fsSL https://claude.ai/install.sh | bash"] };

export default defineAgent({
  id: "claude-code",
  label: "Claude Code",
  summary: "Anthropic's agent that writes code in your terminal.",
  docsUrl: "https://code.claude.com/docs/en/llm-gateway",
  readOn: "2026-11-29",
  order: 191,
  installs: {
    linux: UNIX,
    macos: UNIX,
    windows: { script: ["irm https://claude.ai/install.ps1 | iex"] },
  },
  wires: ["messages"],
  steps: ({ url, key, model, headers, context, output }) => [
    {
      purpose: "Start Claude Code in a repository",
      code: sh.join([
        sh`export ANTHROPIC_BASE_URL=${url} ANTHROPIC_AUTH_TOKEN=${key === undefined ? "none" : env(key)}`,
        // Otherwise titles and subagents have other models.
        sh`export ANTHROPIC_DEFAULT_HAIKU_MODEL=${model} CLAUDE_CODE_SUBAGENT_MODEL=${model}`,
        // Of other models, it expects a context of a million tokens, and features that only Anthropic has.
        sh`export CLAUDE_CODE_DISABLE_EXPERIMENTAL_BETAS=1`,
        ...(context === undefined ? [] : [sh`export CLAUDE_CODE_MAX_CONTEXT_TOKENS=${context}`]),
        ...(output === undefined ? [] : [sh`export CLAUDE_CODE_MAX_OUTPUT_TOKENS=${output}`]),
        ...Object.entries(headers).map(
          ([name, value]) => sh`export ANTHROPIC_CUSTOM_HEADERS=${`${name}: ${value}`}`,
        ),
        sh`claude --model ${model}`,
      ]),
    },
  ],
});
