// Unsloth: an app with a window that runs and trains models.
import { defineApp } from "hubsmith";
import { runsEither, runsGguf, runsWeights } from "hubsmith/apps";

export default defineApp({
  id: "unsloth",
  label: "Unsloth Desktop",
  summary: "Runs and trains models, in a window.",
  docsUrl: "https://unsloth.ai/docs",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://unsloth.ai/download" },
    macos: { brew: [{ name: "unsloth", flags: ["--cask"] }] },
    windows: { winget: ["UnslothAI.Unsloth"] },
  },
  // Its server asks for a key that it makes.
  runs: runsEither(
    runsGguf(({ model, path }) => ({ link: link(model.id, path) }), { roles: ["chat"] }),
    runsWeights(["chat", "complete"], ({ model }) => ({ link: link(model.id) })),
  ),
});

const link = (id: string, path?: string): string =>
  `unsloth://open_from_hf?model=${encodeURIComponent(id)}${path === undefined ? "" : `&file=${encodeURIComponent(path)}`}`;
