// Jan: an app for chats on the own machine.
import { defineApp } from "hubsmith";
import { opensGguf, sameInstall } from "hubsmith/apps";

export default defineApp({
  id: "jan",
  label: "Jan",
  summary: "Chats with models on your machine, in a window.",
  docsUrl: "https://jan.ai/docs",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: sameInstall({ page: "https://jan.ai/download" }),
  runs: opensGguf(({ id }) => `jan://models/huggingface/${id}`),
});
