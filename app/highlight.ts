// Colours for code: the highlighter and each language come when first asked for; until then code is plain text.
import type { HighlighterCore, LanguageInput, ThemedTokenWithVariants } from "shiki/core";

/** A piece of a line, and its colour in light and in dark. */
export interface Piece {
  readonly text: string;
  readonly light?: string;
  readonly dark?: string;
}

const GRAMMARS: Readonly<Record<string, () => Promise<{ default: LanguageInput }>>> = {
  python: () => import("shiki/langs/python.mjs"),
  js: () => import("shiki/langs/javascript.mjs"),
  javascript: () => import("shiki/langs/javascript.mjs"),
  sh: () => import("shiki/langs/shellscript.mjs"),
  swift: () => import("shiki/langs/swift.mjs"),
  csharp: () => import("shiki/langs/csharp.mjs"),
  json: () => import("shiki/langs/json.mjs"),
};
const NAMES: Readonly<Record<string, string>> = { js: "javascript", sh: "shellscript" };

let starting: Promise<HighlighterCore> | undefined;
let highlighter: HighlighterCore | undefined;
const ready = new Set<string>();

/** Loads what colours a language; does nothing for one without a grammar. */
export async function loadColours(language: string): Promise<void> {
  const grammar = Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
  if (grammar === undefined || ready.has(language)) return;
  const [core, { default: loaded }] = await Promise.all([(starting ??= start()), grammar()]);
  await core.loadLanguage(loaded);
  highlighter = core;
  ready.add(language);
}

/** The lines of a text in colours; `undefined` before they are loaded. */
export function coloured(
  text: string,
  language: string,
): readonly (readonly Piece[])[] | undefined {
  if (highlighter === undefined || !ready.has(language)) return undefined;
  const lines = highlighter.codeToTokensWithThemes(text, {
    lang: NAMES[language] ?? language,
    themes: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  });
  return lines.map((line) => line.map(pieceOf));
}

function pieceOf({ content, variants }: ThemedTokenWithVariants): Piece {
  const light = variants["light"]?.color;
  const dark = variants["dark"]?.color;
  return {
    text: content,
    ...(light === undefined ? {} : { light }),
    ...(dark === undefined ? {} : { dark }),
  };
}

async function start(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, light, dark] =
    await Promise.all([
      import("shiki/core"),
      import("shiki/engine/javascript"),
      import("shiki/themes/github-light-high-contrast.mjs"),
      import("shiki/themes/github-dark-high-contrast.mjs"),
    ]);
  return createHighlighterCore({
    themes: [light.default, dark.default],
    langs: [],
    // A grammar with a pattern that no browser takes colours less, and does not fail.
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}
