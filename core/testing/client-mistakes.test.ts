// Mistakes of clients: the right check finds each, and the good twin passes.
import { describe, expect, test } from "vitest";
import { absent, type Call, defineClient, defineTask, type Plugin, template } from "../index.ts";
import type { ClientSpec } from "../types.ts";
import { js, python } from "hubsmith/code";
import {
  type Code,
  defineLanguage,
  hex,
  type LanguageCheck,
  literals,
  quoted,
  quoteJson,
  quoteString,
  type Value,
} from "../code/index.ts";
import { checkPlugin, type CheckOptions, type Fault } from "./check-plugin.ts";
import { pluginChecks } from "./checks.ts";
import type { Parser } from "./program.ts";

const wireOf = ({ wire }: Call): Exclude<Call["wire"], { reason: string }> => {
  if ("reason" in wire) throw new TypeError(wire.reason);
  return wire;
};
const draw = defineTask({
  id: "sample-draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "json",
  parameters: {},
  sample: () => "a boat",
});
const print = (
  call: Call,
  headers: (call: Call) => Value = (one) => wireOf(one).headers,
): Code<"js"> =>
  js`await fetch(${wireOf(call).url}, { headers: ${headers(call)}, body: ${JSON.stringify(call.inputs)} });`;
const good: ClientSpec = {
  id: "js/mine",
  label: "Mine",
  language: js.language,
  order: 1,
  refuses: ({ wire }) => ("reason" in wire ? wire : undefined),
  templates: [],
  otherwise: (call) => print(call),
};
const client = (more: object): Plugin<"client"> => defineClient({ ...good, ...more });
const sending = (headers: (call: Call) => Value): Plugin<"client"> =>
  client({ otherwise: (call: Call) => print(call, headers) });

const options: CheckOptions = { companions: [draw], strings: ['"'] };
const only = (id: string): CheckOptions => ({
  ...options,
  checks: pluginChecks.filter((one) => one.id === id),
});
const found = async (plugin: unknown, some = options): Promise<readonly string[]> =>
  (await checkPlugin(plugin, some)).map(({ check, message }: Fault) => `${check}: ${message}`);
const TIMEOUT = { timeout: 60_000 };

test("a good client has no faults, whether it prints single tasks or all", TIMEOUT, async () => {
  expect(await found(client({}))).toEqual([]);
  const { otherwise: _, ...rest } = good;
  const single = { ...rest, templates: [template(draw, (call) => print(call))] };
  expect(await found(defineClient(single))).toEqual([]);
});

describe("what prints nothing", TIMEOUT, () => {
  test("for want of a template is told so", async () => {
    const { otherwise: _, ...rest } = good;
    const faults = await found(defineClient(rest));
    expect(faults).toEqual([
      "prints-something: The client has no template and no `otherwise`, and prints nothing. Add `templates: [template(task, (call) => …)]`, or `otherwise: (call) => …`.",
    ]);
    const misspelt = await found(defineClient({ ...rest, otherwize: good.otherwise } as never));
    expect(misspelt).toContain(
      "fields-are-known: A client has no field `otherwize`, and nobody reads it. Did you mean `otherwise`?",
    );
  });

  test("because its code is empty is told so", async () => {
    expect(await found(client({ otherwise: () => js`` }), only("prints-something"))).toEqual([
      "prints-something: It gave code that is empty. Leave it out of the list, or return absent(code, reason, change).",
    ]);
    const refuses = (call: Call): unknown =>
      call.streaming ? absent("no", "It does not.", "Wait.") : good.refuses!(call);
    expect(await found(client({ refuses }), only("prints-something"))).toEqual([]);
  });

  test("because its language is another is refused", async () => {
    expect(await found(client({ id: "python/mine" }))).toEqual([
      'is-plugin: client/python/mine: id must begin with its language and a slash, and is the text "python/mine". Write `id: "js/mine"`.',
    ]);
    const other = client({ id: "python/mine", language: python.language });
    expect((await found(other)).join()).not.toContain("id must begin");
  });
});

describe("a key", TIMEOUT, () => {
  const keys = (plugin: unknown): Promise<readonly string[]> =>
    found(plugin, only("key-is-carried"));

  test("that no request carries is missed", async () => {
    const faults = await keys(sending(() => ({})));
    expect(faults.join("\n")).toMatch(
      /The program never reads \w+_(TOKEN|KEY), so that no key is sent\./,
    );
    expect(faults.join("\n")).toMatch(/The program has not the key that was given/);
  });

  test("that stands in the program is found, also beside the variable's name", async () => {
    const literal = 'The program has a key of its own, "Bearer abc123def456".';
    const own = await keys(sending(() => ({ Authorization: "Bearer abc123def456" })));
    // That no other key is read follows from it.
    expect(own).toEqual([expect.stringContaining(literal)]);
    const beside = client({
      otherwise: (call: Call) => js`
        // Set HF_TOKEN, ACME_API_KEY or API_TOKEN.
        ${print(call, () => ({ Authorization: "Bearer abc123def456" }))}
      `,
    });
    expect((await keys(beside)).join("\n")).toContain(literal);
    const plain = await keys(
      sending((call) => ({ ...wireOf(call).headers, "x-org": "hf_AbCdEfGhIjKl" })),
    );
    expect(plain).toEqual([
      'key-is-carried: The program has a key of its own, "hf_AbCdEfGhIjKl". Print `call.token` in its place, and have that key revoked where it is a real one.',
    ]);
  });

  test("that is always read where the program runs is not the one that was given", async () => {
    const reads = client({
      otherwise: (call: Call) =>
        js`await fetch(${wireOf(call).url}, { headers: { Authorization: process.env.HF_TOKEN, "x-key": process.env.ACME_KEY_API_KEY } });`,
    });
    expect((await keys(reads)).join("\n")).toMatch(/The program has not the key that was given/);
  });

  test("without its header, or its scheme, is missed", async () => {
    const header = await keys(sending(({ token }) => ({ "x-mine": token })));
    expect(header.join("\n")).toMatch(
      /without its header Authorization\. Print all of `call\.wire\.headers`\./,
    );
    const scheme = await keys(sending(({ token }) => ({ Authorization: token, "x-key": token })));
    expect(scheme.join("\n")).toMatch(/sends Authorization without "Bearer" before the key\./);
    expect(scheme.join("\n")).toMatch(/sends Authorization without "Key" before the key\./);
  });
});

describe("a host", TIMEOUT, () => {
  const hosts = (plugin: unknown): Promise<readonly string[]> =>
    found(plugin, only("key-is-carried"));
  const to = (address: (call: Call) => Value, before = js``): Plugin<"client"> =>
    client({
      otherwise: (call: Call) => js`
        ${before}
        const token = ${call.token};
        await fetch(${address(call)}, { headers: { Authorization: "Bearer " + token }, body: ${JSON.stringify(call.inputs)} });
      `,
    });

  test("that stands in the program gets the keys of others", async () => {
    const faults = await hosts(to(() => "https://router.huggingface.co/v1/chat/completions"));
    expect(faults).toContain(
      "key-is-carried: The key of Acme would go to router.huggingface.co, where this call does not go. Print `call.wire.url` in a hole, or let `refuses` return absent(code, reason, change) for calls with another address.",
    );
    const other = await hosts(to(() => "https://api.other.example/v1"));
    expect(other.join("\n")).toContain("would go to api.other.example,");
  });

  test("of the call, of what is sent, or in a comment gets none", async () => {
    const before = js`
      // Read https://docs.acme.example/errors first.
      /* Or https://router.huggingface.co,
       * or https://docs.acme.example */
    `;
    const good = to((call) => wireOf(call).url, before);
    expect((await hosts(good)).join("\n")).not.toContain("would go to");
  });
});

describe("what is asked", TIMEOUT, () => {
  const asked = (plugin: unknown): Promise<readonly string[]> =>
    found(plugin, only("inputs-are-sent"));

  test("and not sent is told once", async () => {
    expect(await asked(client({ otherwise: (call: Call) => print(call) }))).toEqual([]);
    const fixed = client({
      otherwise: (call: Call) =>
        js`await fetch(${wireOf(call).url}, { headers: ${wireOf(call).headers}, body: "{}" });`,
    });
    expect(await asked(fixed)).toEqual([
      "inputs-are-sent: The program is the same whatever `inputs` holds, and the request is not. Print `call.inputs`, or the body of `call.wire`, in a hole, or refuse it with absent(code, reason, change).",
    ]);
  });

  test("of a model that is always the same is told once", async () => {
    const fixed = client({
      otherwise: (call: Call) => js`
        // Any other model than gpt2 is served as well.
        await draw("gpt2", ${JSON.stringify(call.inputs)}, ${call.token});
      `,
    });
    expect(await asked(fixed)).toEqual([
      "inputs-are-sent: The program is the same for another model, and the request is not. Print `call.chatModel`, `call.model.id`, or the URL and the body of `call.wire`, in a hole.",
    ]);
  });
});

describe("a language of one's own", TIMEOUT, () => {
  const inRuby = (quote: (text: string) => string, check?: LanguageCheck): Plugin<"client"> => {
    const ruby = defineLanguage({
      id: "ruby",
      label: "Ruby",
      extension: ".rb",
      hasOperators: true,
      ...(check === undefined ? {} : { check }),
      print: literals({
        quote,
        env: ({ name }) => `ENV.fetch(${quote(name)})`,
        text: ({ parts }) =>
          parts
            .map((one) => (typeof one === "string" ? quote(one) : `ENV.fetch("HF_TOKEN")`))
            .join(" + "),
        words: { null: "nil", true: "true", false: "false" },
        list: ["[", "]"],
        object: ["{", "}"],
      }),
      spans: [quoted('"')],
    });
    return client({
      id: "ruby/mine",
      language: ruby.language,
      otherwise: (call: Call) => ruby`post(${wireOf(call).url}, ${JSON.stringify(call.inputs)})`,
    });
  };
  const checks = pluginChecks.filter((one) => ["parses", "hostile-strings"].includes(one.id));
  const run = (plugin: unknown, more: CheckOptions = {}): Promise<readonly string[]> =>
    found(plugin, { companions: [draw], checks, ...more });
  const safe = (text: string): string => quoteJson(text).replaceAll("#", "\\#");
  const grammar = { grammar: "ruby" };

  test("whose printer leaves interpolations alone lets code through, wherever text goes", async () => {
    for (const stringsPerPlace of [1, 2]) {
      const faults = await run(inRuby(quoteJson, grammar), { stringsPerPlace });
      expect(faults.join("\n")).toMatch(
        /hostile-strings: With "#\{PWNED\} [^\n]* at options\.inputs more of the ruby program changes/,
      );
    }
    expect(await run(inRuby(safe, grammar), { stringsPerPlace: 2 })).toEqual([]);
  });

  test("whose printer is wrong at every place is one fault, and names the printer", async () => {
    const many = defineTask({
      id: "sample-many",
      label: "Many",
      modality: "cv",
      inputs: { text: "text", other: "text", third: "text", fourth: "text" },
      output: "json",
      parameters: {},
      sample: () => ({ text: "a boat", other: "b", third: "c", fourth: "d" }),
    });
    const faults = await run(inRuby(quoteJson, grammar), {
      companions: [many],
      stringsPerPlace: 1,
    });
    expect(faults).toEqual([
      expect.stringMatching(/The same is so at \d+ places: let the printer of the language escape/),
    ]);
  });

  test("whose printer leaves what cannot be seen alone is told which that is", async () => {
    const bare = (text: string): string => JSON.stringify(text).replaceAll("#", "\\#");
    const strings = [
      "\u202eexe.gnp\u202c",
      "zero\u200bwidth",
      "a\u{e0041}",
      "a\u2028b",
      "\u0000\t\n",
    ];
    const faults = await run(inRuby(bare, grammar), { strings });
    expect(faults).toEqual([
      expect.stringMatching(
        /^hostile-strings: With "[^"]*" at options\.inputs the ruby program has characters that nobody sees, as they are: U\+[\dA-F]+.*\. Let the printer of the language escape them/,
      ),
    ]);
    const [one] = await run(inRuby(bare, grammar), { strings: strings.slice(0, 1) });
    expect(one).toContain("as they are: U+202E, U+202C.");
    const escaped = (text: string): string =>
      quoteString(text, (char) => `\\u{${hex(char, 1)}}`).replaceAll("#", "\\#");
    expect(await run(inRuby(escaped, grammar), { strings })).toEqual([]);
  });

  test("without a parser is not read, and it is told so", async () => {
    expect(await run(inRuby(safe), { strings: ['"'] })).toEqual([
      'parses: The language "ruby" names no parser, so that nobody reads its programs, nor sees what hostile strings do in them. Let it have `check: { grammar: "…" }` where tree-sitter has a grammar of it, or give `parsers: { "ruby": … }` to checkPlugin.',
    ]);
    const ruby: Parser = (programs) =>
      Promise.resolve(programs.map(() => ({ faults: [], shape: "" })));
    expect(await run(inRuby(safe), { strings: ['"'], parsers: { ruby } })).toEqual([]);
  });
});
