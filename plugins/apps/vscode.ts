// Visual Studio Code: an editor, whose chat takes other models.
import { addTo, defineAgent } from "hubsmith/agents";
import { json, sh } from "hubsmith/code";

const TYPES = { chat: "chat-completions", responses: "responses", messages: "messages" };
const PATHS = { chat: "/chat/completions", responses: "/responses", messages: "/v1/messages" };
const PAGE = { page: "https://code.visualstudio.com/download" };
const FILE = "Code/User/chatLanguageModels.json";
// Too little for an answer ends with an error.
const OUTPUT = 8192;

export default defineAgent({
  id: "vscode",
  label: "VS Code",
  summary: "An editor with a chat that writes code.",
  docsUrl: "https://code.visualstudio.com/docs/agent-customization/language-models",
  readOn: "2026-11-29",
  order: 200,
  installs: {
    linux: PAGE,
    macos: { script: ["brew install --cask visual-studio-code"] },
    windows: { winget: ["Microsoft.VisualStudioCode"] },
  },
  wires: ["chat", "responses", "messages"],
  expands: /\$\{/,
  steps: ({ label, url, key, model, wire, headers, sees, context = 32_768, output = OUTPUT }) => {
    const settings = json`${[
      {
        name: label,
        vendor: "customendpoint",
        apiType: TYPES[wire],
        models: [
          {
            id: model,
            name: model,
            url: `${url}${PATHS[wire]}`,
            toolCalling: true,
            vision: sees,
            maxInputTokens: context - Math.min(output, context / 2),
            maxOutputTokens: Math.min(output, context / 2),
            ...(Object.keys(headers).length > 0 && { requestHeaders: headers }),
          },
        ],
      },
    ]}`;
    // It reads no variables.
    const enter = "; in Chat: Manage Language Models, choose Update API Key";
    return [
      { ...addTo(`~/.config/${FILE}`, settings)[0]!, platforms: ["linux"] },
      { ...addTo(`~/Library/Application Support/${FILE}`, settings)[0]!, platforms: ["macos"] },
      { ...addTo(`%APPDATA%/${FILE}`, settings)[0]!, platforms: ["windows"] },
      { purpose: `Start VS Code${key === undefined ? "" : enter}`, code: sh`code .` },
    ];
  },
});
