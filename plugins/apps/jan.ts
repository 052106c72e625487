// Jan: an app for chats on the own machine.
import { defineApp } from "hubsmith";
import { opensGguf } from "hubsmith/apps";

export default defineApp({
  id: "jan",
  label: "Jan",
  summary: "Chats with models on your machine, in a window.",
  docsUrl: "https://jan.ai/docs",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://jan.ai/download" },
    macos: { page: "https://jan.ai/download" },
    windows: { page: "https://jan.ai/download" },
  },
  runs: opensGguf(({ id }) => `jan://models/huggingface/${id}`),
});
