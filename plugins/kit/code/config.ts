// The languages of configuration files: JSON, TOML and YAML.
import { comment, defineLanguage, literals, quoted, type Tag } from "hubsmith/language";
import { quoteJson } from "../language/escape.ts";

// TOML and YAML escape no surrogate pairs.
const PLAIN = {
  quote: { unicode: "uU" },
  minusZero: "-0",
  list: ["[", "]"],
  object: ["{", "}", " "],
} as const;

/**
 * The template tag for JSON.
 * @see https://www.rfc-editor.org/rfc/rfc8259
 * @example
 * ```ts
 * import { json, render } from "hubsmith/code";
 *
 * render(json`${{ port: 8080 }}`); // → '{ "port": 8080 }'
 * ```
 * @public
 */
export const json: Tag<"json"> = defineLanguage({
  id: "json",
  label: "JSON",
  extension: ".json",
  highlight: "json",
  check: { parser: "json" },
  indent: "  ",
  print: literals({ ...PLAIN, quote: quoteJson }),
  spans: [quoted('"')],
});

/**
 * The template tag for TOML.
 * @see https://toml.io/en/v1.0.0
 * @example
 * ```ts
 * import { render, toml } from "hubsmith/code";
 *
 * render(toml`port = ${8080}`); // → "port = 8080"
 * ```
 * @public
 */
export const toml: Tag<"toml"> = defineLanguage({
  id: "toml",
  label: "TOML",
  extension: ".toml",
  highlight: "toml",
  check: { grammar: "toml" },
  comment: "#",
  // An inline table has one line.
  width: Infinity,
  print: literals({ ...PLAIN, key: ["", " = "] }),
  spans: [comment("#"), quoted('"')],
});

/**
 * The template tag for YAML.
 * @see https://yaml.org/spec/1.2.2/
 * @example
 * ```ts
 * import { render, yaml } from "hubsmith/code";
 *
 * render(yaml`port: ${8080}`); // → "port: 8080"
 * ```
 * @public
 */
export const yaml: Tag<"yaml"> = defineLanguage({
  id: "yaml",
  label: "YAML",
  extension: ".yaml",
  highlight: "yaml",
  check: { grammar: "yaml" },
  comment: "#",
  indent: "  ",
  print: literals(PLAIN),
  spans: [comment("#"), quoted('"')],
});
