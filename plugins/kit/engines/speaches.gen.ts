// Written by npm run write engines: Speaches 0.9.0-rc.3, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "Speaches 0.9.0-rc.3",
  source: "https://github.com/speaches-ai/speaches/tree/v0.9.0-rc.3",
  readOn: "2026-11-28",

  types: { transcribe: "whisper", speak: "kokoro piper" },
} satisfies EngineTable;
