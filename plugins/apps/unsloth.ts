// Unsloth's app: runs and fine-tunes models.
import { defineApp } from "hubsmith";
import { eitherOf, runsGguf, runsWeights } from "hubsmith/apps";
import { contextNote, SET_IN_APP } from "../kit/apps/context.ts";
import table from "../kit/engines/transformers-serve.gen.ts";

export default defineApp({
  id: "unsloth",
  label: "Unsloth",
  summary: "Runs and fine-tunes models, in a window.",
  docsUrl: "https://unsloth.ai/docs",
  readOn: "2026-11-26", // Its installation: unsloth 2026.10.9, read on 2026-12-01.
  installs: {
    linux: { page: "https://unsloth.ai/download" },
    macos: { brew: [{ name: "unsloth", flags: ["--cask"] }] },
    windows: { winget: ["UnslothAI.Unsloth"] },
  },
  // Its server asks for a key that it makes.
  runs: eitherOf(
    runsGguf(["chat"], ({ model, path, context }) => ({
      link: link(model.id, path),
      ...contextNote(SET_IN_APP, context),
    })),
    // It loads weights with Transformers.
    runsWeights(
      ["chat", "complete"],
      ({ model, context }) => ({
        link: link(model.id),
        ...contextNote(SET_IN_APP, context),
      }),
      table,
    ),
  ),
});

const link = (id: string, path?: string): string =>
  `unsloth://open_from_hf?model=${encodeURIComponent(id)}${path === undefined ? "" : `&file=${encodeURIComponent(path)}`}`;
