// PHP: arrays, with a cast if JSON would make a list of an array.
import {
  camelCase,
  comment,
  defineLanguage,
  forbidden,
  huggedLast,
  literals,
  quoted,
  type Span,
  span,
  type Tag,
} from "hubsmith/language";

const lineComment = (open: RegExp): Span =>
  span("comment", [open, /(?!\?>)[^\n\0]/, /(?=\n|$)/], {
    instead: "a comment with ?> or ${…}. The first ends PHP.",
  });

/**
 * The template tag for PHP 8 and later.
 * @see https://www.php.net/manual/en/langref.php
 * @example
 * ```ts
 * import { php, render } from "hubsmith/code";
 *
 * render(php`echo ${"hello"};`); // → "echo 'hello';"
 * ```
 * @public
 */
export const php: Tag<"php"> = defineLanguage({
  id: "php",
  label: "PHP",
  extension: ".php",
  order: 5,
  highlight: "php",
  check: { grammar: "php" },
  comment: "//",
  hasOperators: true,
  width: 100,
  calls: { trailing: "," },
  formatter: huggedLast,
  print: literals({
    quote: { unicode: "u{}", more: "$", single: true },
    key: ["", " => "],
    env: ["getenv(", ")"],
    file: ["file_get_contents(", ")"],
    base64: ["base64_encode(", ")"],
    text: " . ",
    list: ["[", "]"],
    object: (keys) => [keys.every((key, index) => key === String(index)) ? "(object) [" : "[", "]"],
    trailing: ",",
  }),
  spans: [
    // It also ends a comment.
    forbidden(/\?>/, "the end of PHP. Print text with echo."),
    lineComment(/\/\//),
    lineComment(/#(?!\[)/),
    comment("/*", "*/"),
    quoted("'", { lines: true }),
    quoted('"', { lines: true }),
    forbidden(/<<</, "a heredoc. Put its text in ${…}."),
  ],
  keywords:
    "abstract and array as break callable case catch class clone const continue declare default do echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile exit extends final finally fn for foreach function global goto if implements include instanceof insteadof interface isset list match namespace new or print private protected public readonly require return static switch throw trait try unset use var while xor yield",
  variable: (words) => `$${camelCase(words)}`,
});
