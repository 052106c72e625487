// Atomic Chat: an app for chats on the own machine.
import { defineApp } from "hubsmith";
import { eitherOf, opensGguf, runsMlx, sameInstall } from "hubsmith/apps";
import { contextNote, SET_IN_APP } from "../kit/apps/context.ts";

export default defineApp({
  id: "atomic-chat",
  label: "Atomic Chat",
  summary: "Chats with models on your machine, in a window.",
  docsUrl: "https://atomic.chat",
  readOn: "2026-11-26", // Its link: Atomic Chat 1.1.90, read on 2026-12-01.
  installs: sameInstall({ page: "https://atomic.chat" }),
  runs: eitherOf(
    opensGguf(({ id }) => `atomic-chat://models/huggingface/${id}`),
    runsMlx(["chat"], ({ model, context }) => ({
      link: `atomic-chat://models/huggingface/${model.id}`,
      platforms: ["macos"],
      ...contextNote(SET_IN_APP, context),
    })),
  ),
});
