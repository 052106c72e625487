// The hostile corpus: strings that end a literal, a word, a header or a path if a generator only pastes them.
import { truncate } from "#core/base/describe";

/** Interpolations of many languages. Tried everywhere, as printers that miss them run code silently. @internal */
export const interpolations =
  "#{PWNED} #$PWNED #@PWNED ${PWNED} $PWNED {$PWNED} \\(PWNED) @PWNED @{[PWNED]} %s";

/** A string for messages: long strings are abbreviated. @internal */
export const shown = (string: string): string => JSON.stringify(truncate(string, 40));

/** Strings that end an id, a header or a path. @internal */
export const urlStrings: readonly string[] = [
  "x\r\nX-Pwned: 1",
  "user:pass@example.org",
  "../../admin",
  "..",
  ".",
  "a/../b",
  "?admin=1&x=y",
  "#fragment",
  "%2e%2e%2f%00",
  "//example.org",
  "https://example.org/",
  "a b+c",
];

/** What agents replace in their settings: one string for each template syntax. @internal */
export const templates: readonly string[] = [
  "{file:~/.ssh/id_rsa}",
  "{env:PWNED}",
  "{{PWNED}}",
  "${PWNED}",
  "${{ secrets.PWNED }}",
  "$(PWNED)",
  "$PWNED",
  "%PWNED%",
  "<%= PWNED %>",
  "!cat PWNED",
  "!secret PWNED",
  "op://PWNED/key",
  "os.environ/PWNED",
];

/** Ends strings of most languages, and is a valid header. Also tried at every place. @internal */
export const breakout = "'\"`\\ */";

/** Strings to plant wherever outside strings reach a snippet. Their code only prints `PWNED`. @internal */
export const hostileStrings: readonly string[] = Object.freeze([
  interpolations,
  breakout,
  // Quotes and backslashes.
  "'",
  '"',
  "`",
  '"""',
  "'''",
  "\\",
  "\\\\",
  '\\"',
  "\\'",
  "it's",
  'say "hi"',
  "C:\\new\\table\\x41",
  // End a Python literal.
  '"); print("PWNED"); ("',
  "'); print('PWNED') #",
  '"""\nprint("PWNED")\n"""',
  '{__import__("os").environ}',
  "{0} {} {{}} {",
  "%s %(name)s %%",
  "\\N{BULLET}",
  // End a JavaScript literal.
  '"; console.log("PWNED"); //',
  "'; console.log('PWNED'); //",
  "`; console.log('PWNED'); `",
  '${console.log("PWNED")}',
  "</script><script>alert('PWNED')</script>",
  "<!--",
  // End a shell word.
  "$(echo PWNED)",
  "`echo PWNED`",
  "; echo PWNED",
  "&& echo PWNED &",
  "| echo PWNED",
  "'; echo PWNED; '",
  '"; echo PWNED; "',
  "$HOME ${HOME} $0 $$ $!",
  "$'\\n'",
  "!! !1 wow!",
  "* ? [a-z] {a,b}",
  "~",
  "-rf",
  "--help",
  "> PWNED < PWNED",
  "a \\",
  "a\\\nb",
  "EOF\necho PWNED\nEOF",
  "{ ( [ ] ) }",
  // End a header or a URL.
  ...urlStrings,
  // Comments, and names with a meaning.
  "*/ alert('PWNED') /*",
  "/* x",
  "// x",
  "# x",
  "-- x",
  "--> x",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "None",
  "null",
  "true",
  "import",
  "class",
  "await",
  // Look like placeholders.
  "{{ x }} {% x %} <%= x %>",
  "$& $1 \\1 $`",
  "hf_YOUR_TOKEN",
  'os.environ["HF_TOKEN"]',
  "process.env.HF_TOKEN",
  "[object Object]",
  // Line breaks and spaces.
  "\n",
  'a\nprint("PWNED")',
  "a\r\nb\rc",
  "a\u2028b\u2029c\u0085d\u000be\u000cf",
  "\t tabbed\t",
  " blank before and behind ",
  "\u00a0\u3000",
  // Control characters, and invisible characters.
  "\u0000",
  "a\u0000b",
  "\u0007\u0008\u001b[31mred\u001b[0m\u007f\u009b",
  "\u001b]0;PWNED\u0007",
  "\u202eexe.gnp\u202c",
  "\u2066hidden\u2069\u061c",
  "zero\u200bwidth\u200d\u2060\ufeff\u00ad",
  "\u{e0041}\u{e0042}",
  // Halves of surrogate pairs, and characters outside the first plane.
  "\ud800",
  "\udc00",
  "\udc00\ud800",
  "a\ud83d",
  "\ud83d\u{1f600}",
  "\u{1f600}\u{10ffff}",
  "\u{1f469}\u200d\u{1f467}\ufe0f",
  "\ufffe\uffff\ufffd",
  "e\u0301\u0489",
  "\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd",
  // Strings that look like numbers, and long strings.
  "-0",
  "1e999",
  "NaN",
  "0x10",
  "007",
  "long ".repeat(2000),
  "\"'\\`".repeat(200),
]);
