// Written by npm run write engines: Text Embeddings Inference 1.9.3, read on 2026-11-28.
import type { EngineTable } from "./table.ts";

export default {
  engine: "Text Embeddings Inference 1.9.3",
  source: "https://github.com/huggingface/text-embeddings-inference/tree/v1.9.3",
  readOn: "2026-11-28",

  types: {
    embed: `bert bidirectional_pplx_qwen3 camembert deberta-v2 distilbert gemma3_text gte llama
llama_bidirec mistral modernbert mpnet new nomic_bert qwen2 qwen3 roberta xlm-roberta`,
    rank: "bert camembert deberta-v2 distilbert gte modernbert new roberta xlm-roberta",
  },
} satisfies EngineTable;
