// What is known of languages that this package does not have: the ending of their files, their comments, and their grammars.

/** A language to begin with. */
interface Known {
  readonly extension: string;
  readonly comment: string;
  /** Its file in @repomix/tree-sitter-wasms. */
  readonly grammar?: string;
}

const known = (extension: string, comment: string, grammar?: string): Known => ({
  extension,
  comment,
  ...(grammar === undefined ? {} : { grammar }),
});

const LANGUAGES: Readonly<Record<string, Known>> = {
  c: known(".c", "//", "c"),
  cpp: known(".cpp", "//", "cpp"),
  crystal: known(".cr", "#"),
  dart: known(".dart", "//", "dart"),
  elixir: known(".exs", "#"),
  go: known(".go", "//", "go"),
  groovy: known(".groovy", "//"),
  haskell: known(".hs", "--"),
  java: known(".java", "//", "java"),
  julia: known(".jl", "#"),
  kotlin: known(".kt", "//"),
  lua: known(".lua", "--"),
  perl: known(".pl", "#"),
  php: known(".php", "//", "php"),
  r: known(".R", "#"),
  ruby: known(".rb", "#", "ruby"),
  rust: known(".rs", "//", "rust"),
  scala: known(".scala", "//"),
  ts: known(".ts", "//", "typescript"),
  typescript: known(".ts", "//", "typescript"),
};

const UNREAD = `  // No grammar is known by which the kit could read what is printed. Name one of @repomix/tree-sitter-wasms here, as
  // \`check: { grammar: "…" }\`, or give a parser in the test, as \`parsers: { mylang: … }\`: until then no mistake is found.
  check: { parser: "none" },
`;

/** Is there a grammar by which the kit reads the language? */
export const isRead = (language: string): boolean => grammarOf(language) !== undefined;

const grammarOf = (language: string): string | undefined =>
  Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]!.grammar : undefined;

/** The template of a language, with what is known of this one. */
export function languageText(template: string, language: string): string {
  const { extension, comment } = Object.hasOwn(LANGUAGES, language)
    ? LANGUAGES[language]!
    : { extension: `.${language}`, comment: "#" };
  const grammar = grammarOf(language);
  return template
    .replace('".mylang"', `"${extension}"`)
    .replace('comment: "#"', `comment: "${comment}"`)
    .replace('comment("#")', `comment("${comment}")`)
    .replace(/ {2}\/\/ The tree-sitter grammar.*\n.*\n/, (lines) =>
      grammar === undefined ? UNREAD : lines.replace('"ruby"', `"${grammar}"`),
    );
}
