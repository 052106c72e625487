// Claude Code: Anthropic's agent for code in the terminal.
import { defineAgent, startAgent } from "hubsmith/agents";
import { env, sh } from "hubsmith/code";

const UNIX = { script: ["curl -fsSL https://claude.ai/install.sh | bash"] };

// It asks for 32,000 tokens, and with a context of that length it forgets the chat after each answer.
const usualOutput = (context?: number): number | undefined =>
  context && Math.min(8192, Math.floor(context / 4));

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
  steps: ({ url, key, model, headers, context, output = usualOutput(context) }) => [
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
        // It changes with each request, so that a server on the user's machine never finds the prompt in its cache.
        ...(key === undefined ? [sh`export CLAUDE_CODE_ATTRIBUTION_HEADER=0`] : []),
        ...Object.entries(headers).map(
          ([name, value]) => sh`export ANTHROPIC_CUSTOM_HEADERS=${`${name}: ${value}`}`,
        ),
        // It sends this key, too, to every URL.
        startAgent(key, sh`claude --model ${model}`, ["ANTHROPIC_API_KEY"]),
      ]),
    },
  ],
});
