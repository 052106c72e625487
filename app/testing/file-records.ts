// Records with unusual files, and one with every kind of file.

const FORMATS = ["Q4_K_M", "Q8_0", "F16"];
const named = (rfilename: string): object => ({ rfilename });

export const FILE_RECORDS: readonly { readonly id: string; readonly [field: string]: unknown }[] = [
  {
    id: "made-up/everything",
    library_name: "nemo",
    tags: ["gguf"],
    config: {
      num_hidden_layers: 32,
      num_attention_heads: 32,
      num_key_value_heads: 8,
      hidden_size: 4096,
      quantization_config: { quant_method: "awq", bits: 4 },
    },
    safetensors: { parameters: { BF16: 8_030_261_248, I64: 512 }, total: 8_030_261_760 },
    siblings: [
      { rfilename: "model-Q8_0.gguf", size: 8_540_775_840 },
      { rfilename: "model-Q4_K_M.gguf", size: 4_920_739_232 },
      ...["1", "2"].map((at) => named(`model-F16-0000${at}-of-00002.gguf`)),
      named("model-Q3_K_M-00001-of-00003.gguf"),
      { rfilename: "mmproj-F16.gguf", size: 900_000_000 },
      named("model.nemo"),
      named("README.md"),
      named(".gitattributes"),
    ],
  },
  {
    id: "made-up/hostile",
    tags: [],
    gguf: { total: "many", context_length: null },
    safetensors: { parameters: { __proto__: 1, constructor: 7, "<b>": -1 }, total: 1e300 },
    siblings: [
      "__proto__",
      "__proto__.gguf",
      "constructor-Q8_0.gguf",
      "toString/hasOwnProperty.safetensors",
      "",
      "\u202Egpj.exe.gguf",
      "<img src=x onerror=alert(1)>.gguf",
      "../../etc/passwd",
      `${"long".repeat(500)}-Q4_K_M.gguf`,
      "m-Q8_0-00002-of-99999.gguf",
    ].map(named),
  },
  {
    id: "made-up/many",
    tags: ["gguf"],
    gguf: { total: 8_030_261_248 },
    siblings: Array.from({ length: 10_000 }, (_, at) =>
      named(
        at % 2 === 0 ? `folder-${at % 7}/model-${at}-${FORMATS[at % 3]}.gguf` : `notes-${at}.md`,
      ),
    ),
  },
  { id: "made-up/silent", tags: [] },
  { id: "made-up/Otter-8B-GGUF", tags: ["gguf", "conversational"] },
  { id: "made-up/empty", tags: [], siblings: [] },
  { id: "made-up/uncounted", tags: [], siblings: [{ rfilename: "weights.bin" }] },
];
