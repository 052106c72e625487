// Written by npm run write engines: whisper.cpp 1.9.3, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "whisper.cpp 1.9.3",
  source: "https://github.com/ggml-org/whisper.cpp/tree/v1.9.3",
  readOn: "2026-11-28",

  types: { transcribe: "whisper" },
} satisfies EngineTable;
