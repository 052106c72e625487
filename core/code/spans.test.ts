// What of a language is a string, a comment or a construct of its own, to the character: what is left of a text is code.
import { describe, expect, test } from "vitest";
import { sh, swift } from "hubsmith/code";
import { type Tag } from "./index.ts";
import { lexer } from "./lexer.ts";

// What is no code is shown as ▪, and a comment as blanks.
function codeIn<L extends string>({ language }: Tag<L>, text: string): string {
  return lexer(language.id, language.spans ?? [])(text).replaceAll("\ufffc", "▪");
}

type Rows = readonly (readonly [text: string, what: string])[];

const SHELL: Rows = [
  ["[[ a ]] b", "▪▪▪▪▪▪▪ b"],
  ["[[ \"x y\" == 'it is' ]] b", "▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪ b"],
  ['[[ "]] " ]] b', "▪▪▪▪▪▪▪▪▪▪▪ b"],
  ["[[ ']] ' ]] b", "▪▪▪▪▪▪▪▪▪▪▪ b"],
  ["a[[ b ]]", "▪▪▪▪▪▪▪]"],
  ["x; [[ a ]]", "x; ▪▪▪▪▪▪▪"],
  ["([[ a ]])", "(▪▪▪▪▪▪▪)"],
  ["(( 1 + (2) )) b", "▪▪▪▪▪▪▪▪▪▪▪▪▪ b"],
  ["$(( (1) * 2 )) b", "▪▪▪▪▪▪▪▪▪▪▪▪▪▪ b"],
  ["(( ab )) c", "▪▪▪▪▪▪▪▪ c"],
  ["a[0]=1", "▪▪▪▪=1"],
  ["a[ab]=1", "▪▪▪▪▪=1"],
  ["${x} b", "▪▪▪▪ b"],
  ["${xyz:-3} b", "▪▪▪▪▪▪▪▪▪ b"],
  ['"${x}" b', "▪▪▪▪▪▪ b"],
  ['"${xyz}" b', "▪▪▪▪▪▪▪▪ b"],
  ['"$((1 + 2))" b', "▪▪▪▪▪▪▪▪▪▪▪▪ b"],
  ['"$(f \'a b\' "$c d")" b', "▪▪▪f ▪▪▪▪▪ ▪▪▪▪▪▪▪▪ b"],
  ['"$(f \'ab\' "cd" e)" b', "▪▪▪f ▪▪▪▪ ▪▪▪▪ e▪▪ b"],
  ['"$x $" b', "▪▪▪▪▪▪ b"],
  ['"\\" " b', "▪▪▪▪▪ b"],
  ["$'a\\'b' c", "▪▪▪▪▪▪▪ c"],
  ["'a\nb' c", "▪▪▪▪▪ c"],
  ['"\\$(a) b" c', "▪▪▪▪▪▪▪▪▪ c"],
  ['"\\$(a b)"', "▪▪▪▪▪▪▪▪▪"],
  ["f \\' b", "f ▪▪ b"],
  ["f # it's\nb", "f       \nb"],
  ["f#'a' b", "f#▪▪▪ b"],
  ["$# 'a'", "$# ▪▪▪"],
  ["f;# a\nb", "f;   \nb"],
  ["outlet x", "outlet x"],
];
const SHELL_REFUSES: Rows = [
  [
    '"$(case x in a) f ;; esac)" b',
    'the string opened with " is not closed, or too complex to parse',
  ],
  ['"$(f # no\n)"', 'the string opened with " is not closed, or too complex to parse'],
  ["let x=1", "let, eval, declare, typeset, unset and trap"],
  ["true && eval x", "let, eval, declare, typeset, unset and trap"],
  ["then let x", "let, eval, declare, typeset, unset and trap"],
  ["do trap x", "let, eval, declare, typeset, unset and trap"],
  ["a << b", "a heredoc, whose text is not quoted"],
  ["`a`", "backquotes"],
  ['"`a`"', 'the string opened with " is not closed, or too complex to parse'],
];
const SWIFT: Rows = [
  ["/* a */ b", "        b"],
  ["/* ab * / */ b", "             b"],
  ["/**/ b", "     b"],
  ["// it's \"\nb", "         \nb"],
  ['"""\na "b" c\n""" d', "▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪ d"],
  ['"""\na \\(f(1)) \\n\n""" d', "▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪ d"],
  ['"""\n\\(ab(cd) + e)\n""" d', "▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪ d"],
  ['"a\\(f(12) + 3) b" c', "▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪ c"],
  ['"a \\" b" c', "▪▪▪▪▪▪▪▪ c"],
  ["a / b", "a ▪ b"],
  ["a /= b", "a ▪▪ b"],
  ['"\\(a(b)(c))" d', "▪▪▪▪▪▪▪▪▪▪▪▪ d"],
];
const SWIFT_REFUSES: Rows = [
  ["/* a /* b */ c */ d", "the comment opened with /* is not closed, or too complex to parse"],
  ['"""\n\\("x")\n""" d', 'the string opened with """ is not closed, or too complex to parse'],
  ['"\\("x")"', 'the string opened with " is not closed, or too complex to parse'],
  ['"a\nb"', 'the string opened with " is not closed, or too complex to parse'],
  ['#"a"#', "a raw string or pattern"],
  ['##"a"##', "a raw string or pattern"],
  ["#/a/#", "a raw string or pattern"],
  ["a/b", "a slash that may divide or open a pattern"],
  ["a / /b/", "a slash that may divide or open a pattern"],
];

describe.each([
  ["sh", sh as Tag<string>, SHELL, SHELL_REFUSES],
  ["swift", swift as Tag<string>, SWIFT, SWIFT_REFUSES],
] as const)("%s", (_, tag, rows, refused) => {
  test.each(rows)("%j", (text, code) => {
    expect(codeIn(tag, text)).toBe(code);
  });

  test.each(refused)("%j is refused", (text, why) => {
    expect(() => codeIn(tag, text)).toThrow(why);
  });
});
