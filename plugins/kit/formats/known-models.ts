// The dimensions of models that much is made from. The Hub's records have none, and the name or the base model tells which
// one it is. From the config.json of each model; the test works out the number of weights from them.
import { type Model, valueIn } from "hubsmith";

/** The dimensions of a model that decide how large its weights and its context are. */
export interface KnownModel {
  readonly name: string;
  /** The number of weights. */
  readonly weights: number;
  /** The layers that store keys and values: not those with linear attention, or with the keys of another layer. */
  readonly layers: number;
  /** The heads of keys and values in each layer. */
  readonly kvHeads: number;
  /** The numbers of a head. */
  readonly size: number;
  /** The tokens that a layer with a window sees. */
  readonly window?: number;
  /** One layer of so many has no window. */
  readonly every?: number;
  /** The heads and their numbers in layers without a window, if they are others. */
  readonly whole?: Heads;
  /** The average bits of a weight as it was published; 16 by default. */
  readonly bits?: number;
  /** A layer stores one vector for all heads, of the rank `kvHeads`, and `size` rotated numbers. */
  readonly isLatent?: boolean;
}

type Heads = readonly [kvHeads: number, size: number];

type Row = readonly [
  size: string,
  millions: number,
  layers: number,
  kvHeads: number,
  headSize: number,
  whole?: Heads | undefined,
  bits?: number,
];

interface Family {
  readonly name: string;
  /** Finds it in a name in small letters. */
  readonly pattern: RegExp;
  readonly every?: number;
  readonly window?: number;
  readonly isLatent?: boolean;
  readonly rows: readonly Row[];
}

/** The families, the ones with longer names first. */
export const FAMILIES: readonly Family[] = [
  {
    name: "Llama 3",
    pattern: /llama-?3(?:[.-][0-3])?(?!\d)|distill-llama/,
    rows: [
      ["1b", 1236, 16, 8, 64],
      ["3b", 3213, 28, 8, 128],
      ["8b", 8030, 32, 8, 128],
      ["70b", 70_554, 80, 8, 128],
      ["405b", 405_853, 126, 8, 128],
    ],
  },
  {
    name: "Llama 2",
    pattern: /llama-?2|vicuna|codellama|code-llama/,
    rows: [
      ["7b", 6738, 32, 32, 128],
      ["13b", 13_016, 40, 40, 128],
      ["70b", 68_977, 80, 8, 128],
    ],
  },
  { name: "TinyLlama", pattern: /tinyllama/, rows: [["1.1b", 1100, 22, 4, 64]] },
  {
    name: "SmolLM2",
    pattern: /smollm2?(?!3)/,
    rows: [
      ["135m", 134.5, 30, 3, 64],
      ["360m", 361.8, 32, 5, 64],
      ["1.7b", 1711, 24, 32, 64],
    ],
  },
  { name: "SmolLM3", pattern: /smollm3/, rows: [["3b", 3075, 36, 4, 128]] },
  { name: "Mixtral", pattern: /mixtral/, rows: [["8x7b", 46_703, 32, 8, 128]] },
  { name: "Mistral Nemo", pattern: /mistral-nemo/, rows: [["", 12_248, 40, 8, 128]] },
  {
    name: "Mistral Small",
    pattern: /mistral-small|devstral-small|magistral-small/,
    rows: [["24b", 23_572, 40, 8, 128]],
  },
  { name: "Ministral", pattern: /ministral-8b/, rows: [["8b", 8020, 36, 8, 128]] },
  { name: "Mistral", pattern: /mistral|zephyr|openhermes-2\.5/, rows: [["7b", 7242, 32, 8, 128]] },
  {
    // Its output has weights of its own; the larger ones are as in Qwen2.5.
    name: "DeepSeek R1 Distill Qwen",
    pattern: /distill-qwen/,
    rows: [["1.5b", 1777, 28, 2, 128]],
  },
  {
    name: "Qwen2.5",
    pattern: /qwen-?2(?:\.5)?(?![.\d]|-?(?:vl|omni|audio))|distill-qwen/,
    rows: [
      ["0.5b", 494, 24, 2, 64],
      ["1.5b", 1544, 28, 2, 128],
      ["3b", 3086, 36, 2, 128],
      ["7b", 7616, 28, 4, 128],
      ["14b", 14_770, 48, 8, 128],
      ["32b", 32_764, 64, 8, 128],
      ["72b", 72_706, 80, 8, 128],
    ],
  },
  {
    name: "Qwen3",
    pattern: /qwen-?3(?![.\d]|-?(?:vl|omni|next|asr|tts|coder-next|embedding|reranker))/,
    rows: [
      ["0.6b", 596, 28, 8, 128],
      ["1.7b", 1721, 28, 8, 128],
      ["30b-a3b", 30_532, 48, 4, 128],
      ["235b-a22b", 235_094, 94, 4, 128],
      ["480b-a35b", 480_155, 62, 8, 128],
      ["4b", 4022, 36, 8, 128],
      ["8b", 8191, 36, 8, 128],
      ["14b", 14_768, 40, 8, 128],
      ["32b", 32_762, 64, 8, 128],
    ],
  },
  {
    // Its language model is that of Qwen3.
    name: "Qwen3-VL",
    pattern: /qwen-?3-vl(?!-(?:embedding|reranker))/,
    rows: [
      ["2b", 1721, 28, 8, 128],
      ["8b", 8191, 36, 8, 128],
      ["32b", 32_762, 64, 8, 128],
    ],
  },
  {
    // One layer of four has keys and values; the others have linear attention.
    name: "Qwen3.5",
    pattern: /qwen-?3\.5(?!\d)/,
    rows: [
      ["0.8b", 752, 6, 2, 256],
      ["35b-a3b", 34_661, 10, 2, 256],
      ["4b", 4206, 8, 4, 256],
      ["9b", 8954, 8, 4, 256],
      ["27b", 26_896, 16, 4, 256],
    ],
  },
  {
    name: "Qwen3.6",
    pattern: /qwen-?3\.6(?!\d)/,
    rows: [
      ["35b-a3b", 34_661, 10, 2, 256],
      ["27b", 26_896, 16, 4, 256],
    ],
  },
  { name: "Qwen3.8", pattern: /qwen-?3\.8(?!\d)/, rows: [["27b", 26_896, 16, 4, 256]] },
  {
    name: "Gemma 2",
    pattern: /gemma-?2(?![.\d]|-\d+b-\d)/,
    window: 4096,
    every: 2,
    rows: [
      ["2b", 2614, 26, 4, 256],
      ["9b", 9242, 42, 8, 256],
      ["27b", 27_227, 46, 16, 128],
    ],
  },
  {
    name: "Gemma 3",
    pattern: /gemma-?3-(?:270m|1b)/,
    window: 512,
    every: 6,
    rows: [
      ["270m", 268.1, 18, 1, 256],
      ["1b", 999.9, 26, 1, 256],
    ],
  },
  {
    name: "Gemma 3",
    pattern: /gemma-?3(?!n)/,
    window: 1024,
    every: 6,
    rows: [
      ["4b", 3880, 34, 4, 256],
      ["12b", 11_766, 48, 8, 256],
      ["27b", 27_009, 62, 16, 128],
    ],
  },
  {
    // The last layers of the small ones have the keys and values of earlier ones.
    name: "Gemma 4",
    pattern: /gemma-?4-e2b/,
    window: 512,
    every: 5,
    rows: [["e2b", 4647, 15, 1, 256, [1, 512]]],
  },
  {
    name: "Gemma 4",
    pattern: /gemma-?4-e4b/,
    window: 512,
    every: 6,
    rows: [["e4b", 7517, 24, 2, 256, [2, 512]]],
  },
  {
    name: "Gemma 4",
    pattern: /gemma-?4/,
    window: 1024,
    every: 6,
    rows: [
      ["12b", 11_906, 48, 8, 256, [1, 512]],
      ["26b-a4b", 25_230, 30, 8, 256, [2, 512]],
      ["31b", 30_697, 60, 16, 256, [4, 512]],
    ],
  },
  { name: "Phi-3", pattern: /phi-?3(?:\.5)?-mini/, rows: [["", 3821, 32, 32, 96]] },
  { name: "Phi-4 mini", pattern: /phi-?4-mini/, rows: [["", 3836, 32, 8, 128]] },
  { name: "Phi-4", pattern: /phi-?4(?!-(?:mini|multi))/, rows: [["", 14_660, 40, 10, 128]] },
  {
    name: "gpt-oss",
    pattern: /gpt-oss/,
    window: 128,
    every: 2,
    // The experts are in MXFP4: 13.76 and 65.25 GB.
    rows: [
      ["20b", 20_915, 24, 8, 64, undefined, 5.264],
      ["120b", 116_829, 36, 8, 64, undefined, 4.468],
    ],
  },
  {
    name: "GLM-4.7-Flash",
    pattern: /glm-4\.7-flash/,
    isLatent: true,
    rows: [["", 29_943, 47, 512, 64]],
  },
  {
    name: "DeepSeek V3",
    pattern: /deepseek-(?:v3|r1|prover-v2-671b)(?!.*(?:distill|qwen|llama|pruned|reap))/,
    isLatent: true,
    rows: [["", 671_026, 61, 512, 64, undefined, 8]],
  },
  {
    name: "DeepSeek V2",
    pattern: /deepseek-(?:coder-)?v2(?:\.5)?(?!-lite)/,
    isLatent: true,
    rows: [["", 235_741, 60, 512, 64]],
  },
  {
    name: "DeepSeek V2 Lite",
    pattern: /deepseek-(?:coder-)?v2-lite/,
    isLatent: true,
    rows: [["", 15_706, 27, 512, 64]],
  },
  {
    name: "Kimi K2",
    pattern: /kimi-k2(?!\.)/,
    isLatent: true,
    rows: [["", 1_026_409, 61, 512, 64, undefined, 8]],
  },
  {
    name: "Granite 3",
    pattern: /granite-3(?:\.\d)?/,
    rows: [
      ["2b", 2534, 40, 8, 64],
      ["8b", 8171, 40, 8, 128],
    ],
  },
  {
    name: "Yi",
    pattern: /(?:^|-)yi(?:-1\.5)?-/,
    rows: [
      ["6b", 6061, 32, 4, 128],
      ["34b", 34_389, 60, 8, 128],
    ],
  },
  {
    name: "OLMo 2",
    pattern: /olmo-?2/,
    rows: [
      ["7b", 7299, 32, 32, 128],
      ["13b", 13_716, 40, 40, 128],
    ],
  },
];

/** The model of the table that a record is, or is made from; undefined if its name and its base models tell none. */
export function knownModel(model: Model): KnownModel | undefined {
  for (const name of namesOf(model))
    for (const { name: family, pattern, rows, ...more } of FAMILIES) {
      if (!pattern.test(name)) continue;
      const row = rowIn(rows, name);
      if (row === undefined) continue;
      const [size, millions, layers, kvHeads, headSize, whole, bits] = row;
      const label = size === "" ? family : `${family} ${size.toUpperCase()}`;
      const dimensions = {
        layers,
        kvHeads,
        size: headSize,
        ...(whole && { whole }),
        ...(bits && { bits }),
      };
      return { name: label, weights: Math.round(millions * 1e6), ...dimensions, ...more };
    }
  return undefined;
}

function namesOf({ id, tags, cardData }: Model): readonly string[] {
  const base = valueIn(cardData, "base_model");
  const bases = Array.isArray(base) ? base.map(String) : [];
  const tagged = tags.flatMap((tag) => /^base_model:(?:\w+:)?(.+\/.+)/.exec(tag)?.[1] ?? []);
  return [id, ...bases, ...tagged].map((name) =>
    name
      .slice(name.indexOf("/") + 1)
      .toLowerCase()
      .replaceAll(/[_\s]/g, "-"),
  );
}

// The first size in a name: in `27b-it-gptq-4b`, the other one is that of a weight.
function rowIn(rows: readonly Row[], name: string): Row | undefined {
  const places = rows.flatMap((row) => {
    const at = row[0] === "" ? 0 : placeOf(name, row[0]);
    return at < 0 ? [] : [{ row, at }];
  });
  return places.toSorted((a, b) => a.at - b.at)[0]?.row;
}

const placeOf = (name: string, word: string): number =>
  ` ${name} `.search(new RegExp(`[^a-z0-9.]${word.replace(".", "\\.")}[^a-z0-9.]`));
