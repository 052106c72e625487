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

// Those of which the stand-in that a new client begins with is a program.
const BEGUN: ReadonlySet<string> = new Set(["ruby", "ts", "typescript"]);

const UNBEGUN = (
  grammar: string,
): string => `  // Once the client prints programs of the language, let the kit read them: check: { grammar: "${grammar}" }.
  check: { parser: "none" },
`;
const UNREAD = `  // No grammar is known by which the kit could read what is printed. Name one of @repomix/tree-sitter-wasms here, as
  // \`check: { grammar: "…" }\`, or give a parser in the test, as \`parsers: { mylang: … }\`: until then no mistake is found.
  check: { parser: "none" },
`;

/** Does the kit read the stand-in in this language? */
export const isRead = (language: string): boolean => BEGUN.has(language);

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
      grammar === undefined
        ? UNREAD
        : isRead(language)
          ? lines.replace('"ruby"', `"${grammar}"`)
          : UNBEGUN(grammar),
    );
}
