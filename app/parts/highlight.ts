// Colours for code: the highlighter and each grammar come when first asked for; until then code is plain text.
import type { HighlighterCore, LanguageInput, ThemedTokenWithVariants } from "shiki/core";

/** A piece of a line, and its colour in light and in dark. */
export interface Piece {
  readonly text: string;
  readonly light?: string;
  readonly dark?: string;
}

let starting: Promise<HighlighterCore> | undefined;
let highlighter: HighlighterCore | undefined;
const ready = new Set<string>();

/** Loads a grammar by the highlighter's name for it; does nothing for one that it does not know. */
export async function loadColours(grammar: string): Promise<void> {
  if (ready.has(grammar)) return;
  const { bundledLanguages } = await import("shiki/langs");
  const grammars: Readonly<Record<string, () => Promise<{ default: LanguageInput }>>> =
    bundledLanguages;
  const load = Object.hasOwn(grammars, grammar) ? grammars[grammar] : undefined;
  if (load === undefined) return;
  const [core, { default: loaded }] = await Promise.all([(starting ??= start()), load()]);
  await core.loadLanguage(loaded);
  highlighter = core;
  ready.add(grammar);
}

/** The lines of a text in colours; `undefined` before they are loaded. */
export function coloured(text: string, grammar: string): readonly (readonly Piece[])[] | undefined {
  if (highlighter === undefined || !ready.has(grammar)) return undefined;
  const lines = highlighter.codeToTokensWithThemes(text, {
    lang: grammar,
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
