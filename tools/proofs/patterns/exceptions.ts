// Where patterns may take more than linear time, because nobody else chooses what they read, or it is short.

export interface Exception {
  readonly files: RegExp;
  /** The patterns; by default, all in the files. */
  readonly patterns?: readonly string[];
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    files: /^tools\/(?!products\/command\/)/,
    reason: "A tool of this repository reads its own sources and the output of its own programs.",
  },
  {
    files: /^tools\/products\/command\/new\.ts$/,
    reason: "It reads the templates of this package.",
  },
  {
    files: /^plugins\/kit\/testing\//,
    reason: "The test kit reads programs and plugins of the author who runs it.",
  },
  {
    files: /^(core\/code|core\/checked|plugins\/kit\/(code|language))\//,
    reason: "It reads the templates and ids of a plugin, once, when it is loaded.",
  },
  {
    files: /^(plugins\/libraries\/|app\/files\/)/,
    patterns: [
      String.raw`/(?:^|[-_/])(?:bge|clip-vit-b-32-multilingual|coderank|e5|gte|\w{0,40}embed(?:dings?)?|kalm|labse|mdbr-leaf|minilm|mpnet|ruri|sbert|simcse|stella|text2vec|uae|voyage)(?=[-_\d]|$)/i`,
      String.raw`/bge-|mxbai-|arctic-embed|granite-embedding|gte-(?:modernbert|[\w-]{1,40}-v1\.5)/i`,
      String.raw`/(?:I?Q\d_\w+|BF16|F16)(?=-GGUF$)/i`,
    ],
    reason: "It reads a model's id, which has at most 1,000 characters.",
  },
];
